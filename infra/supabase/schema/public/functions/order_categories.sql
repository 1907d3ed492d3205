-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.order_categories(ids text[]) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.order_categories(ids) $$;

REVOKE ALL ON FUNCTION public.order_categories(ids text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION public.order_categories(ids text[]) TO service_role;
GRANT ALL ON FUNCTION public.order_categories(ids text[]) TO authenticated;
