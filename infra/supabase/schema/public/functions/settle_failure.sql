-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.settle_failure(failure_kind text, failure_id text) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.settle_failure(failure_kind, failure_id) $$;

REVOKE ALL ON FUNCTION public.settle_failure(failure_kind text, failure_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.settle_failure(failure_kind text, failure_id text) TO service_role;
GRANT ALL ON FUNCTION public.settle_failure(failure_kind text, failure_id text) TO authenticated;
