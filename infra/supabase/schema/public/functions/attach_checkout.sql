-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.attach_checkout(checkout uuid, session_id text, session_url text) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  update public.checkout_sessions set stripe_session_id = session_id, url = session_url
  where id = checkout and stripe_session_id is null
$$;

REVOKE ALL ON FUNCTION public.attach_checkout(checkout uuid, session_id text, session_url text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.attach_checkout(checkout uuid, session_id text, session_url text) TO service_role;
