-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.console_orders(words text DEFAULT NULL::text, order_status text DEFAULT NULL::text, since date DEFAULT NULL::date, until date DEFAULT NULL::date, after_at timestamp with time zone DEFAULT NULL::timestamp with time zone, after_id uuid DEFAULT NULL::uuid, size integer DEFAULT 100) RETURNS TABLE(id uuid, created_at timestamp with time zone, status text, total_cents integer, refunded_cents integer, disputed_cents integer, dispute_status text, is_asked boolean, buyer_name text, buyer_email text, items text)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select * from private.console_orders(words, order_status, since, until, after_at, after_id, size) $$;

REVOKE ALL ON FUNCTION public.console_orders(words text, order_status text, since date, until date, after_at timestamp with time zone, after_id uuid, size integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.console_orders(words text, order_status text, since date, until date, after_at timestamp with time zone, after_id uuid, size integer) TO service_role;
GRANT ALL ON FUNCTION public.console_orders(words text, order_status text, since date, until date, after_at timestamp with time zone, after_id uuid, size integer) TO authenticated;
