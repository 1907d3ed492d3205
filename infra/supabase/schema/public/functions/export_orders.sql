-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.export_orders(words text DEFAULT NULL::text, order_status text DEFAULT NULL::text, since date DEFAULT NULL::date, until date DEFAULT NULL::date) RETURNS jsonb
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.export_orders(words, order_status, since, until) $$;

REVOKE ALL ON FUNCTION public.export_orders(words text, order_status text, since date, until date) FROM PUBLIC;
GRANT ALL ON FUNCTION public.export_orders(words text, order_status text, since date, until date) TO service_role;
GRANT ALL ON FUNCTION public.export_orders(words text, order_status text, since date, until date) TO authenticated;
