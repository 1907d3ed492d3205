-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.reorder_modules(formation uuid, module_ids uuid[]) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.reorder_modules(formation, module_ids) $$;

REVOKE ALL ON FUNCTION public.reorder_modules(formation uuid, module_ids uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.reorder_modules(formation uuid, module_ids uuid[]) TO service_role;
GRANT ALL ON FUNCTION public.reorder_modules(formation uuid, module_ids uuid[]) TO authenticated;
