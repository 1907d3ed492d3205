-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.consultant_of(b public.bookings) RETURNS uuid
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select c.user_id from public.creators c
  where c.id = b.creator_id and exists (select from private.host_hours h where h.host_id = c.user_id)
$$;

REVOKE ALL ON FUNCTION private.consultant_of(b public.bookings) FROM PUBLIC;
GRANT ALL ON FUNCTION private.consultant_of(b public.bookings) TO service_role;
