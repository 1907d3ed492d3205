-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.forget_traces() RETURNS jsonb
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.forget_traces() $$;

REVOKE ALL ON FUNCTION public.forget_traces() FROM PUBLIC;
GRANT ALL ON FUNCTION public.forget_traces() TO service_role;
