-- Newsletter and contact requests. Written by the function `lead` with the service key only: nobody else has a grant,
-- so a request cannot skip its validation, and nobody can read addresses.
create table public.leads (
  -- Made by the sender: the same request delivered twice is stored once.
  id uuid primary key,
  kind text not null check (kind in ('newsletter', 'contact')),
  email text not null check (email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and length(email) <= 254),
  -- Which form of the site, for example `footer` or `blog-article`.
  form text not null default '' check (length(form) <= 80),
  page text not null default '' check (length(page) <= 300),
  name text check (length(name) between 2 and 80),
  phone text check (length(phone) <= 40),
  company text check (length(company) <= 120),
  service text check (length(service) <= 120),
  budget text check (length(budget) <= 60),
  message text check (length(message) between 10 and 2000),
  consented_at timestamptz,
  -- A newsletter address is used only once its owner has confirmed it (AMB-10).
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed', 'closed')),
  created_at timestamptz not null default now(),
  constraint contact_is_complete check (
    kind <> 'contact' or (name is not null and message is not null and consented_at is not null)
  )
);
create index leads_recent on public.leads (created_at desc);
alter table public.leads enable row level security;

-- The embedded server gives the service role no more than hosted Supabase does.
grant all on all tables in schema public to service_role;
grant execute on all functions in schema public, private to service_role;
