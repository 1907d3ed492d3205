-- What staff see and do of appointments: sales and support all of it, who takes appointments their own. Nothing of it changes money,
-- rights or people.

-- Whether the caller handles what is somebody's; null: what is everybody's.
create function private.handles_host(host uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select private.works_as('sales', 'support')
    or (host = auth.uid() and exists (select from public.profiles p where p.user_id = host and p.role = 'creator'))
$$;
create function private.assert_handles_host(host uuid) returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if private.handles_host(host) is not true then
    raise exception 'only staff handle appointments of others' using errcode = '42501';
  end if;
end
$$;

-- Two hundred appointments from a moment on, with whom they are for and what led to them; of one request where one is named.
create function private.list_appointments(from_moment timestamptz, of_host uuid, of_request uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if of_request is not null then
    perform private.assert_handles_requests();
  else
    perform private.assert_handles_host(of_host);
  end if;
  return (
    select coalesce(jsonb_agg(found.line order by found.starts_at), '[]') from (
      select a.starts_at, private.show_appointment(a) - 'token' || jsonb_build_object('id', a.id, 'host_id', a.host_id, 'request', a.lead_id,
        'booking', a.booking_id, 'visitor', coalesce(l.name, nullif(trim(p.full_name), ''), u.email),
        'email', coalesce(l.email, u.email), 'phone', l.phone, 'company', l.company,
        'is_undelivered', exists (
          select from private.appointment_notices n join private.jobs j on j.subject_id = n.id
          where n.appointment_id = a.id and j.state = 'failed' and not exists (
            select from private.appointment_notices later
            where later.appointment_id = a.id and later.host_id is not distinct from n.host_id and later.number > n.number)
        )) as line
      from private.appointments a
        left join public.leads l on l.id = a.lead_id
        left join public.bookings b on b.id = a.booking_id
        left join auth.users u on u.id = b.user_id left join public.profiles p on p.user_id = b.user_id
      where a.state not in ('held', 'lapsed') and (a.lead_id is not null or a.booking_id is not null)
        and case when of_request is not null then a.lead_id = of_request
          else a.ends_at > from_moment and (of_host is null or a.host_id = of_host) end
      order by a.starts_at limit 200
    ) found
  );
end
$$;
create function public.list_appointments(from_moment timestamptz default now(), of_host uuid default null, of_request uuid default null)
returns jsonb
language sql stable
set search_path = ''
as $$ select private.list_appointments(from_moment, of_host, of_request) $$;

-- The appointment of an id, to change, for whoever handles it.
create function private.appointment_to_change(appointment uuid) returns private.appointments
language plpgsql security definer
set search_path = ''
as $$
declare
  a private.appointments;
begin
  perform pg_advisory_xact_lock(hashtext('private.appointments'));
  select * into a from private.appointments where id = appointment and state not in ('held', 'lapsed') for update;
  perform private.assert_handles_host(a.host_id);
  if a.id is null then perform private.fail('appointment_not_found', 404, 'There is no such appointment.'); end if;
  return a;
end
$$;

-- It took place, or nobody came; known once it has begun.
create function private.settle_appointment(appointment uuid, outcome text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  a constant private.appointments := private.appointment_to_change(appointment);
begin
  if outcome not in ('done', 'missed') then
    perform private.fail('bad_request', 422, 'An appointment took place, or it did not.');
  end if;
  if a.state not in ('booked', 'done', 'missed') or a.starts_at > now() then
    perform private.fail('appointment_over', 409, 'This appointment has not begun, or was given up.');
  end if;
  update private.appointments set state = outcome where id = a.id;
  update public.bookings set status = 'done' where id = a.booking_id and status = 'confirmed';
  perform private.note_act('appointments', a.id, outcome);
end
$$;

create function private.staff_change_appointment(appointment uuid, at timestamptz) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  a constant private.appointments := private.appointment_to_change(appointment);
begin
  if a.state not in ('booked', 'displaced') or (a.state = 'booked' and a.starts_at <= now()) then
    perform private.fail('appointment_over', 409, 'This appointment cannot be changed any more.');
  end if;
  if at is null then
    perform private.cancel(a);
    perform private.note_act('appointments', a.id, 'cancelled');
  else
    perform private.move_to(a, at);
    perform private.note_act('appointments', a.id, 'moved', jsonb_build_object('from', a.starts_at, 'to', at));
  end if;
end
$$;

-- What an appointment can be moved to.
create function private.times_to_move(appointment uuid, from_day date) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  a private.appointments;
begin
  select * into a from private.appointments where id = appointment;
  perform private.assert_handles_host(a.host_id);
  return private.read_appointment(a.token, from_day) -> 'times';
end
$$;

-- People with hours, absences and how their calendar was read, kinds with their lengths, and who could take appointments.
create function private.appointment_hosts() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  all_of_them constant boolean := private.works_as('sales', 'support');
begin
  if not all_of_them then perform private.assert_handles_host(auth.uid()); end if;
  return jsonb_build_object(
    'kinds', (select jsonb_agg(to_jsonb(k) order by k.minutes, k.id) from private.appointment_kinds k),
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', u.id, 'name', coalesce(nullif(trim(p.full_name), ''), u.email), 'is_consultant', p.role = 'creator',
        'kinds', coalesce(to_jsonb(h.kinds), '[]'), 'room_url', h.room_url, 'has_calendar', h.calendar_url is not null,
        'calendar_read_at', h.calendar_read_at, 'calendar_error', h.calendar_error,
        'hours', (
          select coalesce(jsonb_agg(jsonb_build_object('weekday', w.weekday, 'starts_at', to_char(w.starts_at, 'HH24:MI'),
            'ends_at', to_char(w.ends_at, 'HH24:MI')) order by w.weekday, w.starts_at), '[]')
          from private.host_hours w where w.host_id = u.id
        )
      ) order by h.user_id is null, p.full_name), '[]')
      from auth.users u join public.profiles p on p.user_id = u.id left join private.hosts h on h.user_id = u.id
      where (p.role in ('admin', 'creator') or h.user_id is not null or exists (select from public.staff_roles s where s.user_id = u.id))
        and (all_of_them or u.id = auth.uid())
    ),
    'absences', (
      select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'host_id', x.host_id, 'starts_at', lower(x.during),
        'ends_at', upper(x.during), 'reason', x.reason) order by lower(x.during)), '[]')
      from private.absences x where upper(x.during) > now() and (all_of_them or x.host_id is null or x.host_id = auth.uid())
    )
  );
end
$$;

-- Hours, kinds and addresses of a person. The calendar's address is set, kept (null) or removed (empty), and never shown again.
create function private.save_host(person uuid, person_kinds text[], hours jsonb, room text, calendar text) returns void
language plpgsql security definer
set search_path = ''
as $$
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
$$;

create function private.save_kind(kind_id text, kind_minutes integer, buffer integer, notice integer) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.assert_handles_host(null);
  if kind_minutes not between 5 and 480 or buffer not between 0 and 240 or notice not between 0 and 336 then
    perform private.fail('bad_request', 422, 'A length has 5 to 480 minutes.');
  end if;
  update private.appointment_kinds
  set minutes = case when id = 'paid' then null else kind_minutes end, buffer_minutes = buffer, notice_hours = notice
  where id = kind_id;
  if not found then perform private.fail('bad_request', 422, 'There is no such kind of appointment.'); end if;
  perform private.note_act('appointments', null, 'kind',
    jsonb_build_object('kind', kind_id, 'minutes', kind_minutes, 'buffer', buffer, 'notice', notice));
end
$$;

-- An absence, of a person or of all; how many appointments it has moved. The same id again is the same.
create function private.add_absence(absence uuid, person uuid, starts_at timestamptz, ends_at timestamptz, why text) returns integer
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.assert_handles_host(person);
  if not isfinite(starts_at) or ends_at <= starts_at or ends_at > now() + interval '3 years' then
    perform private.fail('bad_hours', 422, 'An absence ends after it begins.');
  end if;
  insert into private.absences (id, host_id, during, reason)
  values (absence, person, tstzrange(starts_at, ends_at), left(trim(coalesce(why, '')), 200)) on conflict (id) do nothing;
  if not found then return 0; end if;
  perform private.note_act('appointments', person, 'absence', jsonb_build_object('from', starts_at, 'to', ends_at));
  return private.displace(person, tstzrange(starts_at, ends_at));
end
$$;
create function private.remove_absence(absence uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  person uuid;
begin
  select a.host_id into person from private.absences a where a.id = absence;
  perform private.assert_handles_host(person);
  delete from private.absences a where a.id = absence;
  perform private.note_act('appointments', person, 'absence_removed');
end
$$;

-- Which calendar to read, for the job alone; and what came of it: busy times from now on, or why there are none. The next reading
-- is due a quarter of an hour later.
create function private.calendar_to_read(host uuid) returns text
language sql stable security definer
set search_path = ''
as $$ select h.calendar_url from private.hosts h where h.user_id = host $$;
create function private.keep_busy_times(host uuid, address text, periods jsonb, problem text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform from private.hosts h where h.user_id = host and h.calendar_url = address for update;
  -- The address was changed meanwhile, which has asked for a reading of its own.
  if not found then return; end if;
  if problem is null or problem = 'partly' then
    delete from private.busy_times b where b.host_id = host;
    insert into private.busy_times (host_id, during)
    select host, tstzrange(p.starts_at, p.ends_at)
    from jsonb_to_recordset(periods) as p (starts_at timestamptz, ends_at timestamptz) where p.ends_at > p.starts_at;
    update private.hosts h set calendar_read_at = now(), calendar_error = problem where h.user_id = host;
  else
    update private.hosts h set calendar_error = left(problem, 200) where h.user_id = host;
  end if;
  perform private.enqueue('calendar', 'calendar:' || host || ':' || md5(address) || ':' || floor(extract(epoch from now()) / 900)::bigint + 1,
    host, now() + interval '15 minutes');
end
$$;

create function public.settle_appointment(appointment uuid, outcome text) returns void
language sql
set search_path = ''
as $$ select private.settle_appointment(appointment, outcome) $$;
-- With a time it is moved, without one cancelled.
create function public.change_appointment(appointment uuid, starts_at timestamptz default null) returns void
language sql
set search_path = ''
as $$ select private.staff_change_appointment(appointment, starts_at) $$;
create function public.times_to_move(appointment uuid, from_day date default current_date) returns jsonb
language sql stable
set search_path = ''
as $$ select private.times_to_move(appointment, from_day) $$;
create function public.appointment_hosts() returns jsonb
language sql stable
set search_path = ''
as $$ select private.appointment_hosts() $$;
create function public.save_host(person uuid, kinds text[], hours jsonb, room_url text default null, calendar_url text default null)
returns void
language sql
set search_path = ''
as $$ select private.save_host(person, kinds, hours, room_url, calendar_url) $$;
create function public.save_kind(kind text, minutes integer, buffer_minutes integer, notice_hours integer) returns void
language sql
set search_path = ''
as $$ select private.save_kind(kind, minutes, buffer_minutes, notice_hours) $$;
create function public.add_absence(absence uuid, person uuid, starts_at timestamptz, ends_at timestamptz, reason text default '')
returns integer
language sql
set search_path = ''
as $$ select private.add_absence(absence, person, starts_at, ends_at, reason) $$;
create function public.remove_absence(absence uuid) returns void
language sql
set search_path = ''
as $$ select private.remove_absence(absence) $$;
grant execute on function private.list_appointments(timestamptz, uuid, uuid), public.list_appointments(timestamptz, uuid, uuid),
  private.settle_appointment(uuid, text), public.settle_appointment(uuid, text),
  private.staff_change_appointment(uuid, timestamptz), public.change_appointment(uuid, timestamptz),
  private.times_to_move(uuid, date), public.times_to_move(uuid, date),
  private.appointment_hosts(), public.appointment_hosts(),
  private.save_host(uuid, text[], jsonb, text, text), public.save_host(uuid, text[], jsonb, text, text),
  private.save_kind(text, integer, integer, integer), public.save_kind(text, integer, integer, integer),
  private.add_absence(uuid, uuid, timestamptz, timestamptz, text), public.add_absence(uuid, uuid, timestamptz, timestamptz, text),
  private.remove_absence(uuid), public.remove_absence(uuid) to authenticated;

create function public.calendar_to_read(host uuid) returns text
language sql stable
set search_path = ''
as $$ select private.calendar_to_read(host) $$;
create function public.keep_busy_times(host uuid, address text, periods jsonb, problem text default null) returns void
language sql
set search_path = ''
as $$ select private.keep_busy_times(host, address, periods, problem) $$;
revoke execute on function public.calendar_to_read(uuid), public.keep_busy_times(uuid, text, jsonb, text) from public, anon, authenticated;
grant execute on function public.calendar_to_read(uuid), public.keep_busy_times(uuid, text, jsonb, text) to service_role;
