-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.publish_version(text_id uuid, new_content jsonb, publisher uuid) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  number integer;
begin
  update private.site_texts t set version = t.version + 1, revision = t.revision + 1, scheduled = null, publish_at = null,
    scheduled_by = null
  where t.id = publish_version.text_id returning t.version into number;
  insert into private.site_text_versions (text_id, number, content, published_by)
  values (publish_version.text_id, number, new_content, publisher);
  return number;
end
$$;

REVOKE ALL ON FUNCTION private.publish_version(text_id uuid, new_content jsonb, publisher uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.publish_version(text_id uuid, new_content jsonb, publisher uuid) TO service_role;
