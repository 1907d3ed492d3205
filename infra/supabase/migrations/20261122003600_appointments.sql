-- Appointments: people who take them, their hours, absences and busy times, and the times that visitors hold and book. No role has
-- a right to these tables; two appointments of one person never overlap, because the table itself refuses (decision 0031).
create extension if not exists btree_gist with schema extensions;

-- How long each kind is, what stays free after it, and how soon it can be. `paid` is as long as the product that was bought says.
create table private.appointment_kinds (
  id text primary key check (id in ('consultation', 'audit', 'meeting', 'vip', 'quote', 'paid')),
  minutes integer check (minutes between 5 and 480),
  buffer_minutes integer not null default 15 check (buffer_minutes between 0 and 240),
  notice_hours integer not null default 4 check (notice_hours between 0 and 336),
  check ((id = 'paid') = (minutes is null))
);
insert into private.appointment_kinds (id, minutes) values
  ('consultation', 30), ('audit', 45), ('meeting', 60), ('vip', 30), ('quote', 30), ('paid', null);

create table private.hosts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- What strangers are given to them; whose consultations are sold has those besides.
  kinds text[] not null default '{}',
  -- Where they meet, when that is a page (video).
  room_url text check (room_url ~ '^https://[^\s]+$' and length(room_url) <= 500),
  -- Secret: whoever has it reads the calendar. It never leaves the database but to the job that reads it.
  calendar_url text check (calendar_url ~ '^https://[^\s]+$' and length(calendar_url) <= 2000),
  calendar_read_at timestamptz,
  calendar_error text check (length(calendar_error) <= 200)
);

-- Hours of a week, in Québec's time whatever the season.
create table private.host_hours (
  host_id uuid not null references private.hosts (user_id) on delete cascade,
  weekday integer not null check (weekday between 1 and 7),
  starts_at time not null,
  ends_at time not null,
  primary key (host_id, weekday, starts_at),
  check (ends_at > starts_at),
  constraint apart exclude using gist (host_id with =, weekday with =,
    numrange(extract(epoch from starts_at), extract(epoch from ends_at)) with &&)
);

-- Without a person, a day off for everybody.
create table private.absences (
  id uuid primary key,
  host_id uuid references private.hosts (user_id) on delete cascade,
  during tstzrange not null check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  reason text not null default '' check (length(reason) <= 200)
);
create index absences_host on private.absences (host_id);

-- What a person's own calendar says, as it was read last.
create table private.busy_times (
  host_id uuid not null references private.hosts (user_id) on delete cascade,
  during tstzrange not null check (not isempty(during))
);
create index busy_times_host on private.busy_times using gist (host_id, during);

create table private.appointments (
  -- UID in calendars.
  id uuid primary key default gen_random_uuid(),
  -- Opens the page of the appointment: who has it may move and cancel.
  token uuid not null unique default gen_random_uuid(),
  kind text not null references private.appointment_kinds (id),
  -- held: for ten minutes. lapsed: nobody came back, and somebody else wanted the time. displaced: the person cannot, and who
  -- asked is to choose another time.
  state text not null check (state in ('held', 'lapsed', 'booked', 'displaced', 'cancelled', 'done', 'missed')),
  host_id uuid references private.hosts (user_id) on delete set null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- With what stays free after it.
  taken tstzrange not null check (lower(taken) = starts_at and upper(taken) >= ends_at),
  held_until timestamptz,
  -- Which network took it, as a digest that is kept for a day: nobody may book out the calendar.
  holder text check (length(holder) <= 64),
  lead_id uuid references public.leads (id) on delete set null,
  booking_id uuid unique references public.bookings (id) on delete set null,
  -- SEQUENCE in calendars: counts every change that people were told.
  sequence integer not null default 0,
  created_at timestamptz not null default now(),
  -- Cancelled ones of people who are deleted stay without them, until who was to meet them has been told.
  check ((state in ('held', 'lapsed', 'cancelled')) or lead_id is not null or booking_id is not null),
  check (state <> 'booked' or host_id is not null),
  constraint one_at_a_time exclude using gist (host_id with =, taken with &&) where (state in ('held', 'booked'))
);
create index appointments_start on private.appointments (starts_at);
create index appointments_host on private.appointments (host_id, starts_at);
create index appointments_lead on private.appointments (lead_id);

-- What is to be told to whom: a later one of the same person replaces it.
create table private.appointment_notices (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null references private.appointments (id) on delete cascade,
  -- Null: who asked for it.
  host_id uuid references private.hosts (user_id) on delete cascade,
  at timestamptz not null default now(),
  number bigint generated always as identity
);
create index appointment_notices_of on private.appointment_notices (appointment_id);
create index appointment_notices_host on private.appointment_notices (host_id);

alter table private.appointment_kinds enable row level security;
alter table private.hosts enable row level security;
alter table private.host_hours enable row level security;
alter table private.absences enable row level security;
alter table private.busy_times enable row level security;
alter table private.appointments enable row level security;
alter table private.appointment_notices enable row level security;
revoke all on private.appointment_kinds, private.hosts, private.host_hours, private.absences, private.busy_times,
  private.appointments, private.appointment_notices from anon, authenticated;

-- A run time more: what is asked for now may be due later.
drop function private.enqueue(text, text, uuid);
create function private.enqueue(kind text, unique_key text, subject uuid, run_at timestamptz default now()) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.jobs (kind, unique_key, subject_id, run_at, give_up_at)
  values (enqueue.kind, enqueue.unique_key, subject, enqueue.run_at, enqueue.run_at + interval '1 day')
  on conflict (unique_key) do nothing
$$;
revoke all on function private.enqueue(text, text, uuid, timestamptz) from public;
create or replace function private.claim_jobs(size integer) returns jsonb
language sql security definer
set search_path = ''
as $$
  -- Once a day, whoever works first.
  select private.enqueue('forget_old', 'forget_old:' || current_date, null)
  where not exists (select from private.jobs where unique_key = 'forget_old:' || current_date);
  with due as (
    select id from private.jobs
    where state = 'waiting' and run_at <= now() and (leased_until is null or leased_until <= now())
    order by run_at, id limit least(size, 10) for update skip locked
  ), taken as (
    update private.jobs j
    set lease = gen_random_uuid(), leased_until = now() + interval '2 minutes', attempts = j.attempts + 1
    from due where j.id = due.id
    returning j.id, j.kind, j.subject_id, j.lease, j.run_at, j.handed_at is not null as was_handed
  )
  select coalesce(jsonb_agg(to_jsonb(taken) - 'run_at' order by run_at, id), '[]') from taken
$$;

-- Free times of the people who take a kind, or of one person, from a day of Québec on. A wall-clock time that does not exist, because
-- clocks go forward, is no time. `moving` is the appointment whose own time does not stand in the way. Days before today and after the
-- ninety that are offered are none, however far away somebody asks for: no series may be without an end.
create function private.free_times(
  wanted_kind text, minutes integer, from_day date, days integer, only_host uuid default null, moving uuid default null
) returns table (host_id uuid, starts_at timestamptz)
language sql stable security definer
set search_path = ''
as $$
  select h.user_id, slot.at
  from private.appointment_kinds k
  join private.hosts h on case when only_host is null then k.id = any (h.kinds) else h.user_id = only_host end
  cross join (select (now() at time zone 'America/Toronto')::date as today) as calendar
  cross join lateral (select least(greatest(from_day, today), today + 92) as first) as span_of_days
  cross join generate_series(first::timestamp, least(first + least(days, 62) - 1, today + 91)::timestamp, '1 day') as day
  join private.host_hours w on w.host_id = h.user_id and w.weekday = extract(isodow from day)
  cross join lateral generate_series(
    day + w.starts_at, day + w.ends_at - make_interval(mins => free_times.minutes), interval '30 minutes'
  ) as wall (at)
  cross join lateral (select wall.at at time zone 'America/Toronto' as at) as slot
  cross join lateral (
    select tstzrange(slot.at, slot.at + make_interval(mins => free_times.minutes)) as itself,
      tstzrange(slot.at, slot.at + make_interval(mins => free_times.minutes + k.buffer_minutes)) as taken
  ) as span
  where k.id = wanted_kind
    and slot.at at time zone 'America/Toronto' = wall.at
    and slot.at > now() + make_interval(hours => k.notice_hours)
    and slot.at < now() + interval '90 days'
    and not exists (
      select from private.absences a where (a.host_id is null or a.host_id = h.user_id) and a.during && span.itself
    )
    and not exists (select from private.busy_times b where b.host_id = h.user_id and b.during && span.itself)
    and not exists (
      select from private.appointments p
      where p.host_id = h.user_id and p.id is distinct from moving and p.taken && span.taken
        and (p.state = 'booked' or (p.state = 'held' and p.held_until > now()))
    )
$$;

-- The person for a time: of those who are free, who has the fewest appointments before them. Serialises all that take times.
create function private.host_for(
  wanted_kind text, minutes integer, at timestamptz, only_host uuid default null, moving uuid default null
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  chosen uuid;
begin
  perform pg_advisory_xact_lock(hashtext('private.appointments'));
  select f.host_id into chosen
  from private.free_times(wanted_kind, host_for.minutes, (at at time zone 'America/Toronto')::date, 1, only_host, moving) f
  where f.starts_at = at
  order by (
    select count(*) from private.appointments p where p.host_id = f.host_id and p.state = 'booked' and p.starts_at > now()
  ), f.host_id limit 1;
  if chosen is null then perform private.fail('time_taken', 409, 'This time is not free any more.'); end if;
  -- Holds that nobody came back for make room.
  update private.appointments p set state = 'lapsed'
  where p.host_id = chosen and p.state = 'held' and p.held_until <= now();
  return chosen;
end
$$;

-- Days with their free times, for who chooses: times alone, as one person more or less is nobody's business.
create function private.open_times(
  asked_kind text, from_day date, days integer, only_host uuid default null, moving uuid default null, minutes integer default null
) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(distinct f.starts_at order by f.starts_at), '[]')
  from private.appointment_kinds k
  cross join lateral private.free_times(
    k.id, coalesce(open_times.minutes, k.minutes), from_day, days, only_host, moving
  ) f
  where k.id = asked_kind
$$;

-- What a visitor may choose from: no more than 31 days at once; null for a kind that there is not.
create function private.times_to_choose(asked_kind text, from_day date, days integer) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('minutes', k.minutes, 'times', private.open_times(k.id, from_day, least(days, 31)))
  from private.appointment_kinds k where k.id = asked_kind and k.id <> 'paid'
$$;
create function public.open_times(kind text, from_day date default current_date, days integer default 14) returns jsonb
language sql stable
set search_path = ''
as $$ select private.times_to_choose(kind, from_day, days) $$;

-- What who has the token may see.
create function private.show_appointment(a private.appointments) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('token', a.token, 'kind', a.kind, 'starts_at', a.starts_at, 'ends_at', a.ends_at, 'sequence', a.sequence,
    'state', case when a.state = 'held' and a.held_until <= now() then 'lapsed'
      when a.state = 'booked' and a.ends_at <= now() then 'over' else a.state end,
    'held_until', case when a.state = 'held' then a.held_until end, 'title', b.title,
    'is_proposed', coalesce(b.status = 'proposed', false), 'room_url', case when a.state = 'booked' then h.room_url end,
    'host', coalesce(nullif(trim(p.full_name), ''), 'notre équipe'))
  from (select) nothing
    left join private.hosts h on h.user_id = a.host_id left join public.profiles p on p.user_id = a.host_id
    left join public.bookings b on b.id = a.booking_id
$$;

-- Keeps a time for ten minutes; what the same visitor kept before is let go. `from_whom` is a digest of their network, which holds two
-- at once; null where it is unknown.
create function private.hold_time(asked_kind text, at timestamptz, instead_of uuid, from_whom text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
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
create function public.hold_time(kind text, starts_at timestamptz, instead_of uuid default null, holder text default null) returns jsonb
language sql
set search_path = ''
as $$ select private.hold_time(kind, starts_at, instead_of, holder) $$;
revoke execute on function public.hold_time(text, timestamptz, uuid, text) from public, anon, authenticated;
grant execute on function public.hold_time(text, timestamptz, uuid, text), private.hold_time(text, timestamptz, uuid, text) to service_role;

-- Whom an appointment stays with when it moves: the same person, unless they cannot and it was not them who was bought.
create function private.keeps_host(a private.appointments) returns uuid
language sql stable
set search_path = ''
as $$ select case when a.state = 'displaced' and a.booking_id is null then null else a.host_id end $$;

-- The page of an appointment: itself, and what it can be moved to.
-- The page of an appointment: itself, and what it can be moved to.
create function private.read_appointment(wanted uuid, from_day date) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.show_appointment(a) || jsonb_build_object('times', case when a.state in ('booked', 'displaced') then
    private.open_times(a.kind, from_day, 14, private.keeps_host(a), a.id, (extract(epoch from a.ends_at - a.starts_at) / 60)::integer)
    else '[]' end)
  from private.appointments a where a.token = wanted
$$;

create function public.read_appointment(token uuid, from_day date default current_date) returns jsonb
language sql stable
set search_path = ''
as $$ select private.read_appointment(token, from_day) $$;

grant execute on function private.times_to_choose(text, date, integer), public.open_times(text, date, integer),
  private.read_appointment(uuid, date), public.read_appointment(uuid, date) to anon, authenticated;
