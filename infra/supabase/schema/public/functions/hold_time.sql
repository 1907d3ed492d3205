-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.hold_time(kind text, starts_at timestamp with time zone, instead_of uuid DEFAULT NULL::uuid, holder text DEFAULT NULL::text) RETURNS jsonb
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.hold_time(kind, starts_at, instead_of, holder) $$;

REVOKE ALL ON FUNCTION public.hold_time(kind text, starts_at timestamp with time zone, instead_of uuid, holder text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.hold_time(kind text, starts_at timestamp with time zone, instead_of uuid, holder text) TO service_role;
