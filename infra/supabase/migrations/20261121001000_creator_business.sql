-- What creators offer besides courses, what supports them, and what they earn (§3, AMB-28, AMB-47).

-- A refusal with a stable code and an HTTP status, in PostgREST's own form; shared-contracts/backend/errors.ts has a
-- French sentence for each code.
create function private.fail(code text, status integer, message text, details text default null) returns void
language plpgsql
set search_path = ''
as $$
begin
  raise sqlstate 'PGRST' using
    message = jsonb_build_object('code', code, 'message', message, 'details', details, 'hint', null)::text,
    detail = jsonb_build_object('status', status, 'headers', '{}'::jsonb)::text;
end
$$;

-- Who earns from a product that belongs to no course; without a row the agency itself. A table of its own, because two
-- foreign keys in `products` would make it a second way from `formations` to `creators` in the API.
create table public.product_creators (
  product_id uuid primary key references public.products (id) on delete cascade,
  creator_id uuid not null references public.creators (id) on delete cascade
);
create index product_creators_creator on public.product_creators (creator_id);

create table public.creator_services (
  id uuid primary key default gen_random_uuid(),
  creator_id uuid not null references public.creators (id) on delete cascade,
  title text not null check (length(trim(title)) between 1 and 120),
  description text not null default '' check (length(description) <= 2000),
  -- Cents, CAD, before tax.
  price integer not null check (price between 500 and 10000000),
  duration_minutes integer not null default 60 check (duration_minutes between 5 and 6000),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);

create table public.creator_tips (
  id uuid primary key default gen_random_uuid(),
  creator_id uuid not null references public.creators (id) on delete cascade,
  user_id uuid references auth.users (id) on delete set null,
  amount_cents integer not null check (amount_cents between 200 and 50000),
  message text check (length(message) <= 500),
  status text not null default 'pending' check (status in ('pending', 'paid', 'refunded')),
  created_at timestamptz not null default now()
);

create table public.quebec_sponsors (
  id uuid primary key default gen_random_uuid(),
  company_name text not null unique check (length(trim(company_name)) between 1 and 120),
  description text not null default '',
  logo_url text check (private.is_safe_url(logo_url)),
  website_url text check (private.is_safe_url(website_url)),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);

create table public.sponsorships (
  id uuid primary key default gen_random_uuid(),
  sponsor_id uuid not null references public.quebec_sponsors (id) on delete cascade,
  -- No foreign key, for the reason given at product_creators.
  creator_id uuid,
  formation_id uuid references public.formations (id) on delete cascade,
  amount integer not null check (amount > 0),
  is_active boolean not null default true,
  ends_at timestamptz not null,
  created_at timestamptz not null default now()
);

create index creator_services_creator on public.creator_services (creator_id, price);
create index creator_tips_creator on public.creator_tips (creator_id, created_at desc);
create index creator_tips_user on public.creator_tips (user_id);
create index sponsorships_sponsor on public.sponsorships (sponsor_id);
create index sponsorships_creator on public.sponsorships (creator_id);
create index sponsorships_formation on public.sponsorships (formation_id, amount desc);

alter table public.product_creators enable row level security;
alter table public.creator_services enable row level security;
alter table public.creator_tips enable row level security;
alter table public.quebec_sponsors enable row level security;
alter table public.sponsorships enable row level security;

grant select on public.product_creators to anon, authenticated;
create policy product_creators_read on public.product_creators for select to anon, authenticated
  using (exists (select from public.products p where p.id = product_id));

grant select on public.creator_services to anon, authenticated;
grant insert (id, creator_id, title, description, price, duration_minutes, is_active),
  update (title, description, price, duration_minutes, is_active), delete on public.creator_services to authenticated;
create policy services_read_public on public.creator_services for select to anon using (is_active);
create policy services_read on public.creator_services for select to authenticated
  using (is_active or creator_id = (select private.my_creator_id()) or (select private.is_admin()));
create policy services_insert on public.creator_services for insert to authenticated
  with check (creator_id = (select private.my_creator_id()));
create policy services_update on public.creator_services for update to authenticated
  using (creator_id = (select private.my_creator_id())) with check (creator_id = (select private.my_creator_id()));
create policy services_delete on public.creator_services for delete to authenticated
  using (creator_id = (select private.my_creator_id()));

-- A tip is written before it is paid; only the payment webhook moves it on.
grant select, insert (id, creator_id, user_id, amount_cents, message) on public.creator_tips to authenticated;
create policy tips_read on public.creator_tips for select to authenticated
  using (
    user_id = (select auth.uid())
    or (status <> 'pending' and creator_id = (select private.my_creator_id()))
    or (select private.is_admin())
  );
create policy tips_insert on public.creator_tips for insert to authenticated
  with check (user_id = (select auth.uid()));

grant select on public.quebec_sponsors to anon, authenticated;
create policy sponsors_read on public.quebec_sponsors for select to anon, authenticated using (is_active);

grant select on public.sponsorships to anon, authenticated;
create policy sponsorships_read on public.sponsorships for select to anon, authenticated
  using (is_active and ends_at > now());
