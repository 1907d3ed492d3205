-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.visitor_is_gone() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if old.state in ('booked', 'displaced') and old.starts_at > now() then
    new.state := 'cancelled';
    new.sequence := old.sequence + 1;
    perform private.tell_appointment(new, null, false);
  else
    -- Goes with the holds that nobody came back for.
    new.state := 'lapsed';
    new.held_until := now();
  end if;
  return new;
end
$$;

REVOKE ALL ON FUNCTION private.visitor_is_gone() FROM PUBLIC;
GRANT ALL ON FUNCTION private.visitor_is_gone() TO service_role;
