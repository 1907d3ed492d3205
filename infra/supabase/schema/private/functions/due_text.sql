-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.due_text(wanted uuid) RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select jsonb_build_object('kind', kind, 'content', scheduled, 'publish_at', publish_at)
  from private.site_texts where id = wanted and publish_at <= now()
$$;

REVOKE ALL ON FUNCTION private.due_text(wanted uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.due_text(wanted uuid) TO service_role;
