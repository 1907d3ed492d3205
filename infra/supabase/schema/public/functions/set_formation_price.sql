-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.set_formation_price(formation uuid, cents integer) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.set_formation_price(formation, cents) $$;

REVOKE ALL ON FUNCTION public.set_formation_price(formation uuid, cents integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.set_formation_price(formation uuid, cents integer) TO service_role;
GRANT ALL ON FUNCTION public.set_formation_price(formation uuid, cents integer) TO authenticated;
