-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.follow_booking() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  a private.appointments;
begin
  select * into a from private.appointments p where p.booking_id = new.id and p.state in ('booked', 'displaced') for update;
  if a.id is null then return null; end if;
  if new.status = 'confirmed' then
    update private.appointments set sequence = sequence + 1 where id = a.id returning * into a;
    perform private.tell_appointment(a);
  elsif new.status = 'done' then
    update private.appointments set state = 'done' where id = a.id;
  elsif new.status = 'cancelled' or (new.status = 'to_schedule' and a.state = 'booked') then
    update private.appointments set state = 'cancelled', sequence = sequence + 1 where id = a.id returning * into a;
    perform private.tell_appointment(a);
  end if;
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.follow_booking() FROM PUBLIC;
GRANT ALL ON FUNCTION private.follow_booking() TO service_role;
