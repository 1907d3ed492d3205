-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.forget_old() RETURNS jsonb
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  select private.roll_up_traffic();
  select private.forget_old();
$$;

REVOKE ALL ON FUNCTION public.forget_old() FROM PUBLIC;
GRANT ALL ON FUNCTION public.forget_old() TO service_role;
