-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.host_leaves() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  delete from private.host_hours where host_id = old.user_id;
  -- What nobody has settled took place.
  update private.appointments p set state = 'done' where p.host_id = old.user_id and p.state = 'booked' and p.starts_at <= now();
  perform private.displace(old.user_id, tstzrange(now(), null));
  return old;
end
$$;

REVOKE ALL ON FUNCTION private.host_leaves() FROM PUBLIC;
GRANT ALL ON FUNCTION private.host_leaves() TO service_role;
