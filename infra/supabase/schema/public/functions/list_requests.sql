-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.list_requests(in_stage text DEFAULT NULL::text, asked_for text DEFAULT NULL::text, owned_by uuid DEFAULT NULL::uuid, wanted text DEFAULT NULL::text, facet text DEFAULT NULL::text, before_at timestamp with time zone DEFAULT NULL::timestamp with time zone, before_id uuid DEFAULT NULL::uuid, size integer DEFAULT 50, oldest_first boolean DEFAULT false) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.list_requests(in_stage, asked_for, owned_by, wanted, facet, before_at, before_id, size, oldest_first) $$;

REVOKE ALL ON FUNCTION public.list_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text, before_at timestamp with time zone, before_id uuid, size integer, oldest_first boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION public.list_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text, before_at timestamp with time zone, before_id uuid, size integer, oldest_first boolean) TO service_role;
GRANT ALL ON FUNCTION public.list_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text, before_at timestamp with time zone, before_id uuid, size integer, oldest_first boolean) TO authenticated;
