-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.accounting(since date, until date) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.accounting(since, until) $$;

REVOKE ALL ON FUNCTION public.accounting(since date, until date) FROM PUBLIC;
GRANT ALL ON FUNCTION public.accounting(since date, until date) TO service_role;
GRANT ALL ON FUNCTION public.accounting(since date, until date) TO authenticated;
