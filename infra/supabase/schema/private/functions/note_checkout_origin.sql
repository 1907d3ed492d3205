-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.note_checkout_origin(checkout uuid, origin jsonb) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  update public.checkout_sessions c set origin = note_checkout_origin.origin where c.id = checkout and c.origin = '{}'
$$;

REVOKE ALL ON FUNCTION private.note_checkout_origin(checkout uuid, origin jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.note_checkout_origin(checkout uuid, origin jsonb) TO service_role;
