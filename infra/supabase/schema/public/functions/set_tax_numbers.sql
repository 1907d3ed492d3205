-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.set_tax_numbers(tps text, tvq text, enabled boolean) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.set_tax_numbers(tps, tvq, enabled) $$;

REVOKE ALL ON FUNCTION public.set_tax_numbers(tps text, tvq text, enabled boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION public.set_tax_numbers(tps text, tvq text, enabled boolean) TO service_role;
GRANT ALL ON FUNCTION public.set_tax_numbers(tps text, tvq text, enabled boolean) TO authenticated;
