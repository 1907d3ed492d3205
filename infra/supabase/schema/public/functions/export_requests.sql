-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.export_requests(in_stage text DEFAULT NULL::text, asked_for text DEFAULT NULL::text, owned_by uuid DEFAULT NULL::uuid, wanted text DEFAULT NULL::text, facet text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.export_requests(in_stage, asked_for, owned_by, wanted, facet) $$;

REVOKE ALL ON FUNCTION public.export_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.export_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text) TO service_role;
GRANT ALL ON FUNCTION public.export_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text) TO authenticated;
