-- Orders and what leads to them. Nobody but the payment functions (service role) writes here; see 1200 for how.

-- TPS and TVQ are charged once the agency is registered (AMB-52): one row, changed by the operator.
create table public.tax_settings (
  is_only boolean primary key default true check (is_only),
  is_enabled boolean not null default false,
  tps_number text,
  tvq_number text,
  constraint registered check (not is_enabled or (tps_number is not null and tvq_number is not null))
);
insert into public.tax_settings default values;

-- A wish to buy one thing, made before the card provider is asked, so that repeated clicks share one session.
create table public.checkout_sessions (
  -- Becomes the order's id.
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  -- One of the three; no foreign keys, which would be further ways between tables in the API.
  product_id uuid,
  service_id uuid,
  tip_id uuid,
  -- Who earns; null is the agency.
  creator_id uuid,
  name text not null,
  description text not null default '',
  category text not null check (category in ('formation', 'resource', 'consultation', 'tip')),
  subtotal_cents integer not null check (subtotal_cents > 0),
  tps_cents integer not null default 0 check (tps_cents >= 0),
  tvq_cents integer not null default 0 check (tvq_cents >= 0),
  total_cents integer not null generated always as (subtotal_cents + tps_cents + tvq_cents) stored,
  idempotency_key text check (length(idempotency_key) between 1 and 200),
  stripe_session_id text unique,
  url text,
  -- Only ever moves to the right, whatever order events arrive in.
  status text not null default 'open' check (status in ('open', 'processing', 'expired', 'failed', 'paid')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '1 hour',
  unique (user_id, idempotency_key)
);
-- One session at a time per person and thing (PAY-07).
create unique index checkout_one_product on public.checkout_sessions (user_id, product_id)
  where product_id is not null and status in ('open', 'processing');
create unique index checkout_one_service on public.checkout_sessions (user_id, service_id)
  where service_id is not null and status in ('open', 'processing');
create unique index checkout_one_tip on public.checkout_sessions (user_id, tip_id)
  where tip_id is not null and status in ('open', 'processing');

-- A paid order. It outlives its buyer's account, without a name, because the law wants invoices kept.
create table public.orders (
  id uuid primary key,
  user_id uuid references auth.users (id) on delete set null,
  stripe_session_id text not null unique,
  payment_intent_id text unique,
  subtotal_cents integer not null,
  tps_cents integer not null default 0,
  tvq_cents integer not null default 0,
  total_cents integer not null,
  tps_number text,
  tvq_number text,
  currency text not null default 'CAD',
  status text not null default 'paid' check (status in ('paid', 'partially_refunded', 'refunded')),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and total_cents),
  refund_requested_at timestamptz,
  refund_reason text check (length(refund_reason) <= 500),
  receipt_sent_at timestamptz,
  created_at timestamptz not null default now()
);

create table public.order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  product_id uuid references public.products (id),
  service_id uuid,
  tip_id uuid,
  -- As they were when it was bought.
  name text not null,
  description text not null default '',
  category text not null,
  unit_price integer not null check (unit_price > 0)
);

create table public.creator_earnings (
  id uuid primary key default gen_random_uuid(),
  creator_id uuid not null references public.creators (id) on delete cascade,
  order_item_id uuid references public.order_items (id),
  -- `opening` carries over what was earned before this ledger; refunds are rows of their own with negative amounts.
  kind text not null check (kind in ('sale', 'tip', 'refund', 'opening')),
  gross_cents integer not null,
  creator_cents integer not null,
  platform_cents integer not null,
  payout_id text,
  created_at timestamptz not null default now(),
  constraint split_is_whole check (creator_cents + platform_cents = gross_cents)
);
create unique index earnings_once on public.creator_earnings (order_item_id) where kind in ('sale', 'tip');

-- What the card provider has told: an event is applied once.
create table public.stripe_events (
  id text primary key,
  type text not null,
  outcome text not null default '',
  received_at timestamptz not null default now()
);

-- The refunded total of a payment, which may be known before its order.
create table public.payment_refunds (
  payment_intent_id text primary key,
  refunded_cents integer not null check (refunded_cents >= 0),
  updated_at timestamptz not null default now()
);

-- A consultation that was bought and is to take place.
create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  creator_id uuid references public.creators (id) on delete cascade,
  order_item_id uuid unique references public.order_items (id) on delete set null,
  title text not null,
  duration_minutes integer not null default 60,
  status text not null default 'to_schedule'
    check (status in ('to_schedule', 'proposed', 'confirmed', 'done', 'cancelled')),
  starts_at timestamptz,
  message text check (length(message) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger bookings_touch before update on public.bookings
  for each row execute function private.touch_updated_at();

create index orders_user on public.orders (user_id, created_at desc);
create index orders_without_receipt on public.orders (created_at) where receipt_sent_at is null;
create index order_items_order on public.order_items (order_id);
create index order_items_product on public.order_items (product_id);
create index creator_earnings_creator on public.creator_earnings (creator_id, created_at desc);
create index creator_earnings_item on public.creator_earnings (order_item_id);
create index bookings_user on public.bookings (user_id, created_at desc);
create index bookings_creator on public.bookings (creator_id, starts_at);

alter table public.tax_settings enable row level security;
alter table public.checkout_sessions enable row level security;
alter table public.orders enable row level security;
alter table public.order_items enable row level security;
alter table public.creator_earnings enable row level security;
alter table public.stripe_events enable row level security;
alter table public.payment_refunds enable row level security;
alter table public.bookings enable row level security;

grant select on public.tax_settings to anon, authenticated;
create policy taxes_read on public.tax_settings for select to anon, authenticated using (true);

grant select (id, user_id, product_id, service_id, tip_id, name, category, subtotal_cents, tps_cents, tvq_cents,
  total_cents, stripe_session_id, status, created_at, expires_at) on public.checkout_sessions to authenticated;
create policy checkout_read on public.checkout_sessions for select to authenticated
  using (user_id = (select auth.uid()));

grant select (id, user_id, stripe_session_id, subtotal_cents, tps_cents, tvq_cents, total_cents, tps_number, tvq_number,
  currency, status, refunded_cents, refund_requested_at, created_at) on public.orders to authenticated;
create policy orders_read on public.orders for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

grant select on public.order_items to authenticated;
create policy order_items_read on public.order_items for select to authenticated
  using (exists (select from public.orders o where o.id = order_id));

grant select on public.creator_earnings to authenticated;
create policy earnings_read on public.creator_earnings for select to authenticated
  using (creator_id = (select private.my_creator_id()) or (select private.is_admin()));

grant select on public.bookings to authenticated;
create policy bookings_read on public.bookings for select to authenticated
  using (
    user_id = (select auth.uid()) or creator_id = (select private.my_creator_id()) or (select private.is_admin())
  );

-- creators.total_revenue follows the ledger.
create function private.sum_earnings() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.creators c set total_revenue = greatest(0, (
    select coalesce(sum(e.creator_cents), 0) from public.creator_earnings e where e.creator_id = c.id
  ))
  where c.id = new.creator_id;
  return null;
end
$$;
create trigger earnings_summed after insert on public.creator_earnings
  for each row execute function private.sum_earnings();

-- The learner says when, the creator answers.
create function private.propose_booking(booking uuid, starts_at timestamptz, message text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if propose_booking.starts_at < now() then
    perform private.fail('booking_in_past', 422, 'A consultation cannot start in the past.');
  end if;
  update public.bookings b set status = 'proposed', starts_at = propose_booking.starts_at,
    message = left(propose_booking.message, 1000)
  where b.id = booking and b.user_id = auth.uid() and b.status in ('to_schedule', 'proposed', 'confirmed');
  if not found then perform private.fail('booking_not_found', 404, 'There is no such consultation to schedule.'); end if;
end
$$;
create function public.propose_booking(booking uuid, starts_at timestamptz, message text default null) returns void
language sql
set search_path = ''
as $$ select private.propose_booking(booking, starts_at, message) $$;

create function private.answer_booking(booking uuid, answer text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if answer not in ('confirmed', 'to_schedule', 'done') then
    perform private.fail('bad_request', 422, 'The answer is confirmed, to_schedule or done.');
  end if;
  update public.bookings b set status = answer, starts_at = case when answer <> 'to_schedule' then b.starts_at end
  where b.id = booking and (b.creator_id = private.my_creator_id() or private.is_admin())
    and b.status = case when answer = 'done' then 'confirmed' else 'proposed' end;
  if not found then perform private.fail('booking_not_found', 404, 'There is no such proposal to answer.'); end if;
end
$$;
create function public.answer_booking(booking uuid, answer text) returns void
language sql
set search_path = ''
as $$ select private.answer_booking(booking, answer) $$;

grant execute on function
  private.propose_booking(uuid, timestamptz, text), public.propose_booking(uuid, timestamptz, text),
  private.answer_booking(uuid, text), public.answer_booking(uuid, text)
  to authenticated;
