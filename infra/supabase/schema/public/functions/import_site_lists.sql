-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.import_site_lists(lists jsonb) RETURNS integer
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.import_site_lists(lists) $$;

REVOKE ALL ON FUNCTION public.import_site_lists(lists jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION public.import_site_lists(lists jsonb) TO service_role;
GRANT ALL ON FUNCTION public.import_site_lists(lists jsonb) TO authenticated;
