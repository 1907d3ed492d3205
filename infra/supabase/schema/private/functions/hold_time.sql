-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.hold_time(asked_kind text, at timestamp with time zone, instead_of uuid, from_whom text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  k private.appointment_kinds;
  host uuid;
  held private.appointments;
begin
  select * into k from private.appointment_kinds where id = asked_kind and id <> 'paid';
  if k.id is null then perform private.fail('bad_request', 422, 'There is no such kind of appointment.'); end if;
  perform pg_advisory_xact_lock(hashtext('private.appointments'));
  delete from private.appointments
  where state in ('held', 'lapsed') and lead_id is null and (token = instead_of or held_until < now() - interval '1 day');
  update private.appointments set holder = null where holder is not null and created_at < now() - interval '1 day';
  if (select count(*) from private.appointments p where p.holder = from_whom and p.state = 'held' and p.held_until > now()) >= 2 then
    perform private.fail('quota_reached', 422, 'Two times are held already.');
  end if;
  host := private.host_for(k.id, k.minutes, at);
  insert into private.appointments (kind, state, host_id, starts_at, ends_at, taken, held_until, holder)
  values (
    k.id, 'held', host, at, at + make_interval(mins => k.minutes),
    tstzrange(at, at + make_interval(mins => k.minutes + k.buffer_minutes)), now() + interval '10 minutes', from_whom
  )
  returning * into held;
  return private.show_appointment(held);
end
$$;

REVOKE ALL ON FUNCTION private.hold_time(asked_kind text, at timestamp with time zone, instead_of uuid, from_whom text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.hold_time(asked_kind text, at timestamp with time zone, instead_of uuid, from_whom text) TO service_role;
