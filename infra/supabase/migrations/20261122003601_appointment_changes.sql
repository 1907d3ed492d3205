-- What happens to an appointment after its time is held: booked with a request, moved, cancelled, taken from a person who is away;
-- and who is told, by mails that are written when they leave.

-- Whether who asked may get a mail more: six a day at most, as links of appointments move them without end.
create function private.may_tell_visitor(a private.appointments) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select count(*) < 6
  from private.appointment_notices n
  join private.appointments p on p.id = n.appointment_id
  left join public.leads l on l.id = p.lead_id
  left join public.bookings b on b.id = p.booking_id
  where n.host_id is null and n.at > now() - interval '1 day' and (
    l.email = (select asked.email from public.leads asked where asked.id = a.lead_id)
    or b.user_id = (select bought.user_id from public.bookings bought where bought.id = a.booking_id)
  )
$$;

-- Tells who asked, the person, and who was the person before. The key of a mail is its notice.
create function private.tell_appointment(a private.appointments, former_host uuid default null, visitor boolean default true) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  notice record;
begin
  for notice in
    insert into private.appointment_notices (appointment_id, host_id)
    select a.id, told.host_id
    from (values (null::uuid, visitor and private.may_tell_visitor(a)), (a.host_id, a.host_id is not null), (former_host, former_host is distinct from a.host_id
      and former_host is not null)) as told (host_id, wanted)
    where told.wanted
    returning id, host_id
  loop
    perform private.enqueue('appointment_mail', 'appointment_mail:' || notice.id, notice.id);
  end loop;
end
$$;

-- What a notice says, or null where a later one says more, or somebody is gone.
create function private.notice_to_tell(notice uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.show_appointment(a) || jsonb_build_object(
    'id', a.id, 'booking', a.booking_id, 'request', a.lead_id,
    'to', case when n.host_id is null then coalesce(l.email, buyer.email) else staff.email end,
    'is_host', n.host_id is not null,
    -- In the calendar of who is told the appointment stands, or it does not.
    'is_on', a.state = 'booked' and (n.host_id is null or n.host_id = a.host_id),
    'visitor', coalesce(l.name, nullif(trim(p.full_name), ''), buyer.email), 'visitor_email', coalesce(l.email, buyer.email),
    'phone', l.phone
  )
  from private.appointment_notices n
  join private.appointments a on a.id = n.appointment_id
  left join public.leads l on l.id = a.lead_id
  left join public.bookings b on b.id = a.booking_id
  left join auth.users buyer on buyer.id = b.user_id left join public.profiles p on p.user_id = b.user_id
  left join auth.users staff on staff.id = n.host_id
  where n.id = notice and a.state in ('booked', 'displaced', 'cancelled') and not exists (
    select from private.appointment_notices later
    where later.appointment_id = a.id and later.host_id is not distinct from n.host_id and later.number > n.number
  )
$$;
create function public.notice_to_tell(notice uuid) returns jsonb
language sql stable
set search_path = ''
as $$ select private.notice_to_tell(notice) $$;

-- Keeps a request, and books the time that was held with it; the same request again is the same. A time that is gone loses no
-- request: who asked is told to choose another. An address has two appointments before it, and a network books three a day. Returns
-- the appointment, or null without one.
create function private.store_request(request jsonb, held uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  asked public.leads := jsonb_populate_record(null::public.leads, request);
  a private.appointments;
begin
  insert into public.leads (id, kind, email, form, page, name, phone, company, service, budget, message, asked, context, origin, consented_at)
  values (asked.id, 'contact', asked.email, asked.form, asked.page, asked.name, asked.phone, asked.company, asked.service, asked.budget,
    asked.message, asked.asked, coalesce(asked.context, '{}'), coalesce(asked.origin, '{}'), now())
  on conflict (id) do nothing;
  if found then
    update private.appointments p
    set state = case when p.state = 'held' and p.starts_at > now() then 'booked' else 'displaced' end, lead_id = asked.id, held_until = null
    where p.token = held and p.state in ('held', 'lapsed')
    returning * into a;
    if a.state = 'booked' and ((
      select count(*) from private.appointments p join public.leads l on l.id = p.lead_id
      where l.email = asked.email and p.state = 'booked' and p.starts_at > now()
    ) > 2 or (
      select count(*) from private.appointments p
      where p.holder = a.holder and p.lead_id is not null and p.created_at > now() - interval '1 day'
    ) > 3) then
      perform private.fail('quota_reached', 422, 'This visitor has booked enough times.');
    end if;
    if a.id is not null then
      -- A stranger's address gets no more than three a day that somebody else asked for, as with requests.
      perform private.tell_appointment(a, null, (
        select count(*) from public.leads where email = asked.email and kind = 'contact' and created_at > now() - interval '1 day'
      ) <= 3);
    end if;
  else
    select * into a from private.appointments p where p.lead_id = asked.id;
  end if;
  return case when a.id is not null then private.show_appointment(a) end;
end
$$;
create function public.store_request(request jsonb, held uuid default null) returns jsonb
language sql
set search_path = ''
as $$ select private.store_request(request, held) $$;

-- Another time, with the same person; who cannot is replaced by somebody who can, unless it was them who was bought.
create function private.move_to(a private.appointments, at timestamptz) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  minutes constant integer := extract(epoch from a.ends_at - a.starts_at) / 60;
  buffer constant integer := (select k.buffer_minutes from private.appointment_kinds k where k.id = a.kind);
  host constant uuid := private.host_for(a.kind, minutes, at, private.keeps_host(a), a.id);
  moved private.appointments;
begin
  update private.appointments p
  set state = 'booked', host_id = host, starts_at = at, ends_at = at + (p.ends_at - p.starts_at), sequence = p.sequence + 1,
    taken = tstzrange(at, at + make_interval(mins => minutes + buffer))
  where p.id = a.id
  returning * into moved;
  -- Of another time the consultant of a paid one says again whether it suits.
  update public.bookings set status = 'proposed', starts_at = at where id = moved.booking_id;
  perform private.tell_appointment(moved, a.host_id);
end
$$;

-- An appointment that is over for good; a paid one can be given another time where it was bought.
create function private.cancel(a private.appointments) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  ended private.appointments;
begin
  update private.appointments p set state = 'cancelled', sequence = p.sequence + 1 where p.id = a.id returning * into ended;
  update public.bookings set status = 'to_schedule', starts_at = null
  where id = ended.booking_id and status in ('proposed', 'confirmed');
  perform private.tell_appointment(ended);
end
$$;

-- The appointment of a token, to change; no more than ten times, as each change is a mail.
create function private.appointment_of(wanted uuid) returns private.appointments
language plpgsql security definer
set search_path = ''
as $$
declare
  a private.appointments;
begin
  perform pg_advisory_xact_lock(hashtext('private.appointments'));
  select * into a from private.appointments where token = wanted for update;
  if a.id is null then perform private.fail('appointment_not_found', 404, 'There is no such appointment.'); end if;
  if a.state not in ('booked', 'displaced') or (a.state = 'booked' and a.starts_at <= now()) then
    perform private.fail('appointment_over', 409, 'This appointment cannot be changed any more.');
  end if;
  if a.sequence >= 10 then perform private.fail('quota_reached', 422, 'This appointment was changed ten times.'); end if;
  return a;
end
$$;
create function private.move_appointment(wanted uuid, at timestamptz) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.move_to(private.appointment_of(wanted), at);
  return private.read_appointment(wanted, current_date) - 'times';
end
$$;
create function private.cancel_appointment(wanted uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.cancel(private.appointment_of(wanted));
  return private.read_appointment(wanted, current_date) - 'times';
end
$$;
create function public.move_appointment(token uuid, starts_at timestamptz) returns jsonb
language sql
set search_path = ''
as $$ select private.move_appointment(token, starts_at) $$;
create function public.cancel_appointment(token uuid) returns jsonb
language sql
set search_path = ''
as $$ select private.cancel_appointment(token) $$;

-- Whoever is away, of a person or of all: what they had goes to somebody who is free at the same time; else who asked chooses again.
create function private.displace(away uuid, during tstzrange) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  a private.appointments;
  other uuid;
  count integer := 0;
begin
  perform pg_advisory_xact_lock(hashtext('private.appointments'));
  update private.appointments p set state = 'lapsed'
  where p.state = 'held' and (away is null or p.host_id = away) and tstzrange(p.starts_at, p.ends_at) && during;
  for a in
    select * from private.appointments p
    where p.state = 'booked' and (away is null or p.host_id = away) and p.starts_at > now()
      and tstzrange(p.starts_at, p.ends_at) && during
    order by p.starts_at
  loop
    other := null;
    if a.booking_id is null then
      select f.host_id into other
      from private.free_times(a.kind, (extract(epoch from a.ends_at - a.starts_at) / 60)::integer,
        (a.starts_at at time zone 'America/Toronto')::date, 1) f
      where f.starts_at = a.starts_at and f.host_id <> a.host_id order by f.host_id limit 1;
      update private.appointments p set state = 'lapsed'
      where p.host_id = other and p.state = 'held' and p.held_until <= now();
    end if;
    update private.appointments p set host_id = coalesce(other, p.host_id), sequence = p.sequence + 1,
      state = case when other is null then 'displaced' else 'booked' end
    where p.id = a.id;
    update public.bookings set status = 'to_schedule', starts_at = null where id = a.booking_id;
    select * into a from private.appointments p where p.id = a.id;
    perform private.tell_appointment(a, away);
    count := count + 1;
  end loop;
  return count;
end
$$;

-- Who leaves the agency leaves their appointments to others.
create function private.host_leaves() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.host_hours where host_id = old.user_id;
  -- What nobody has settled took place.
  update private.appointments p set state = 'done' where p.host_id = old.user_id and p.state = 'booked' and p.starts_at <= now();
  perform private.displace(old.user_id, tstzrange(now(), null));
  return old;
end
$$;
create trigger hosts_leave before delete on private.hosts for each row execute function private.host_leaves();

-- Who is deleted has no appointments any more. Whom they were to meet is told so, and not who it was.
create function private.visitor_is_gone() returns trigger
language plpgsql security definer
set search_path = ''
as $$
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
create trigger appointments_left before update of lead_id, booking_id on private.appointments for each row
  when ((old.lead_id is not null or old.booking_id is not null) and new.lead_id is null and new.booking_id is null)
  execute function private.visitor_is_gone();

revoke execute on function public.notice_to_tell(uuid), public.store_request(jsonb, uuid),
  public.move_appointment(uuid, timestamptz), public.cancel_appointment(uuid) from public, anon, authenticated;
grant execute on function public.notice_to_tell(uuid), public.store_request(jsonb, uuid),
  public.move_appointment(uuid, timestamptz), public.cancel_appointment(uuid) to service_role;
