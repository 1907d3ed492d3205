-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.refund_to_tell(refund uuid) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.refund_to_tell(refund) $$;

REVOKE ALL ON FUNCTION public.refund_to_tell(refund uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.refund_to_tell(refund uuid) TO service_role;
