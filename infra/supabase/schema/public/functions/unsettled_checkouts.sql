-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.unsettled_checkouts() RETURNS SETOF text
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select stripe_session_id from public.checkout_sessions
  where stripe_session_id is not null and status in ('open', 'processing') and created_at < now() - interval '10 minutes'
  order by created_at limit 100
$$;

REVOKE ALL ON FUNCTION public.unsettled_checkouts() FROM PUBLIC;
GRANT ALL ON FUNCTION public.unsettled_checkouts() TO service_role;
