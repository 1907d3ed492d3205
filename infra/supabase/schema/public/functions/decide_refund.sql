-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.decide_refund(refund uuid, of_order uuid, cents integer, answer text) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.decide_refund(refund, of_order, cents, answer) $$;

REVOKE ALL ON FUNCTION public.decide_refund(refund uuid, of_order uuid, cents integer, answer text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.decide_refund(refund uuid, of_order uuid, cents integer, answer text) TO service_role;
GRANT ALL ON FUNCTION public.decide_refund(refund uuid, of_order uuid, cents integer, answer text) TO authenticated;
