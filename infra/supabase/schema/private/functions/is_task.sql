-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.is_task(kind text) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select kind in ('calendar', 'publish_text', 'forget_old', 'plan_letter', 'plan_sequences', 'settle_featured', 'remove_files', 'forget_traces', 'check_figures')
$$;

REVOKE ALL ON FUNCTION private.is_task(kind text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.is_task(kind text) TO service_role;
