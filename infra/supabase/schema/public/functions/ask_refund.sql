-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.ask_refund(of_order uuid, reason text) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.ask_refund(of_order, reason) $$;

REVOKE ALL ON FUNCTION public.ask_refund(of_order uuid, reason text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.ask_refund(of_order uuid, reason text) TO service_role;
GRANT ALL ON FUNCTION public.ask_refund(of_order uuid, reason text) TO authenticated;
