-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.save_host(person uuid, person_kinds text[], hours jsonb, room text, calendar text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $_$
declare
  known_calendar constant text := (select h.calendar_url from private.hosts h where h.user_id = person);
begin
  perform private.assert_handles_host(person);
  if not exists (
    select from public.profiles p where p.user_id = person
      and (p.role in ('admin', 'creator') or exists (select from public.staff_roles s where s.user_id = person))
  ) then
    perform private.fail('bad_request', 422, 'Staff and creators take appointments.');
  end if;
  -- What strangers ask for is given to staff; who only sells consultations gives hours for those.
  if not private.works_as('sales', 'support') then
    person_kinds := coalesce((select h.kinds from private.hosts h where h.user_id = person), '{}');
  end if;
  if exists (select from unnest(person_kinds) k where k not in (select id from private.appointment_kinds where id <> 'paid')) then
    perform private.fail('bad_request', 422, 'There is no such kind of appointment.');
  end if;
  if coalesce(room, '') !~ '^(https://\S+)?$' or coalesce(calendar, '') !~ '^(https://\S+)?$'
    or length(room) > 500 or length(calendar) > 2000 then
    perform private.fail('bad_address', 422, 'Addresses begin with https://.');
  end if;
  perform pg_advisory_xact_lock(hashtext('private.appointments'));
  insert into private.hosts as h (user_id, kinds, room_url, calendar_url)
  values (person, person_kinds, nullif(room, ''), nullif(calendar, ''))
  on conflict (user_id) do update set kinds = excluded.kinds, room_url = excluded.room_url,
    calendar_url = case when calendar is null then h.calendar_url else excluded.calendar_url end,
    calendar_read_at = case when calendar is null then h.calendar_read_at end,
    calendar_error = case when calendar is null then h.calendar_error end;
  if jsonb_array_length(hours) > 50 then perform private.fail('bad_hours', 422, 'A week has no more than fifty stretches of hours.'); end if;
  delete from private.host_hours where host_id = person;
  begin
    insert into private.host_hours (host_id, weekday, starts_at, ends_at)
    select person, w.weekday, w.starts_at, w.ends_at
    from jsonb_to_recordset(hours) as w (weekday integer, starts_at time, ends_at time);
  exception when check_violation or unique_violation or exclusion_violation or not_null_violation or invalid_datetime_format or datetime_field_overflow then
    perform private.fail('bad_hours', 422, 'Hours end after they begin, and begin once.');
  end;
  if calendar is not null then
    if calendar is distinct from known_calendar then delete from private.busy_times where host_id = person; end if;
    if calendar <> '' then perform private.enqueue('calendar', 'calendar:' || person || ':' || md5(calendar) || ':' || to_char(now(), 'YYYYMMDDHH24MI'), person); end if;
  end if;
  perform private.note_act('appointments', person, 'hours', jsonb_build_object('kinds', person_kinds));
end
$_$;

REVOKE ALL ON FUNCTION private.save_host(person uuid, person_kinds text[], hours jsonb, room text, calendar text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.save_host(person uuid, person_kinds text[], hours jsonb, room text, calendar text) TO service_role;
GRANT ALL ON FUNCTION private.save_host(person uuid, person_kinds text[], hours jsonb, room text, calendar text) TO authenticated;
