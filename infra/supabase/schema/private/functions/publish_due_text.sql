-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.publish_due_text(wanted uuid, at timestamp with time zone) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  due private.site_texts;
begin
  select * into due from private.site_texts where id = wanted and publish_at = at for update;
  if due.id is not null then perform private.publish_version(due.id, due.scheduled, due.scheduled_by); end if;
end
$$;

REVOKE ALL ON FUNCTION private.publish_due_text(wanted uuid, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION private.publish_due_text(wanted uuid, at timestamp with time zone) TO service_role;
