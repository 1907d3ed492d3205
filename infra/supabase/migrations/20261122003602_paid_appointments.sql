-- Consultations that were bought: as long as the product says, with the person whose they are, at one of their free times. Who has
-- given no hours answers proposals, as before.

-- « 90 min » of a product stays 90 minutes.
create function private.booking_minutes() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.duration_minutes := coalesce((
    select substring(p.metadata ->> 'duration' from '^(\d{1,3})\s*min')::integer
    from public.order_items i join public.products p on p.id = i.product_id where i.id = new.order_item_id
  ), new.duration_minutes);
  return new;
end
$$;
create trigger bookings_minutes before insert on public.bookings
  for each row when (new.order_item_id is not null) execute function private.booking_minutes();
update public.bookings b set duration_minutes = substring(p.metadata ->> 'duration' from '^(\d{1,3})\s*min')::integer
from public.order_items i join public.products p on p.id = i.product_id
where i.id = b.order_item_id and b.status = 'to_schedule' and p.metadata ->> 'duration' ~ '^\d{1,3}\s*min';

-- Who holds a consultation, where they have given hours.
create function private.consultant_of(b public.bookings) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select c.user_id from public.creators c
  where c.id = b.creator_id and exists (select from private.host_hours h where h.host_id = c.user_id)
$$;

-- With whom a bought consultation is, and when it can be; times only where they have given hours.
create function private.booking_times(booking uuid, from_day date) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('host', c.name, 'takes_times', private.consultant_of(b) is not null, 'times', case
    when private.consultant_of(b) is null then '[]'
    else private.open_times('paid', from_day, 14, private.consultant_of(b),
      (select a.id from private.appointments a where a.booking_id = b.id), b.duration_minutes)
  end)
  from public.bookings b left join public.creators c on c.id = b.creator_id
  where b.id = booking and b.user_id = auth.uid()
$$;
create function public.booking_times(booking uuid, from_day date default current_date) returns jsonb
language sql stable
set search_path = ''
as $$ select private.booking_times(booking, from_day) $$;

create or replace function private.propose_booking(booking uuid, starts_at timestamptz, message text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  b public.bookings;
  a private.appointments;
  host uuid;
  buffer integer;
begin
  if not isfinite(propose_booking.starts_at) or propose_booking.starts_at < now() then
    perform private.fail('booking_in_past', 422, 'A consultation cannot start in the past.');
  end if;
  update public.bookings p set status = 'proposed', starts_at = propose_booking.starts_at,
    message = left(propose_booking.message, 1000)
  where p.id = booking and p.user_id = auth.uid()
    -- What was confirmed and has begun took place.
    and (p.status in ('to_schedule', 'proposed') or (p.status = 'confirmed' and p.starts_at > now()))
  returning p.* into b;
  if b.id is null then perform private.fail('booking_not_found', 404, 'There is no such consultation to schedule.'); end if;
  host := private.consultant_of(b);
  if host is null then return; end if;
  select * into a from private.appointments p where p.booking_id = b.id for update;
  -- Each proposal is a mail, as each change of an appointment is.
  if a.sequence >= 10 then perform private.fail('quota_reached', 422, 'This appointment was changed ten times.'); end if;
  host := private.host_for('paid', b.duration_minutes, b.starts_at, host, a.id);
  select k.buffer_minutes into buffer from private.appointment_kinds k where k.id = 'paid';
  insert into private.appointments as p (kind, state, host_id, starts_at, ends_at, taken, booking_id)
  values ('paid', 'booked', host, b.starts_at, b.starts_at + make_interval(mins => b.duration_minutes),
    tstzrange(b.starts_at, b.starts_at + make_interval(mins => b.duration_minutes + buffer)), b.id)
  on conflict (booking_id) do update set state = 'booked', host_id = excluded.host_id, starts_at = excluded.starts_at,
    ends_at = excluded.ends_at, taken = excluded.taken, sequence = p.sequence + 1
  returning * into a;
  perform private.tell_appointment(a);
end
$$;

-- What the consultant, a refund or an end of the account does to a consultation, its appointment follows.
create function private.follow_booking() returns trigger
language plpgsql security definer
set search_path = ''
as $$
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
create trigger bookings_followed after update of status on public.bookings
  for each row when (old.status is distinct from new.status) execute function private.follow_booking();

grant execute on function private.booking_times(uuid, date), public.booking_times(uuid, date) to authenticated;
