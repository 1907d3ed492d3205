-- Who somebody is. Roles live here because the access token carries none; only an admin changes them.
create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  full_name text check (length(full_name) between 1 and 80),
  role text not null default 'learner' check (role in ('learner', 'creator', 'admin')),
  weekly_goal_minutes integer not null default 120 check (weekly_goal_minutes between 15 and 2400),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.creators (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references auth.users (id) on delete set null,
  name text not null check (length(trim(name)) between 1 and 80),
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,80}$'),
  bio text,
  bio_long text,
  avatar_url text check (private.is_safe_url(avatar_url)),
  website_url text check (private.is_safe_url(website_url)),
  linkedin_url text check (private.is_safe_url(linkedin_url)),
  total_formations integer not null default 0,
  total_views bigint not null default 0,
  is_verified boolean not null default false,
  -- Net revenue in cents. Not readable directly: see public.creator_stats.
  total_revenue bigint not null default 0 check (total_revenue >= 0),
  monthly_revenue bigint not null default 0 check (monthly_revenue >= 0),
  show_revenue boolean not null default false,
  total_students integer not null default 0,
  avg_rating numeric(3, 2) not null default 0 check (avg_rating between 0 and 5),
  certification_level text,
  specialties text[] not null default '{}',
  hourly_rate integer check (hourly_rate > 0),
  consulting_available boolean not null default false,
  location text,
  years_experience integer check (years_experience between 0 and 80),
  linkedin_followers integer check (linkedin_followers >= 0),
  company text,
  languages text[] not null default '{fr}',
  response_time text,
  satisfaction_rate numeric(5, 2) check (satisfaction_rate between 0 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint consulting_has_rate check (not consulting_available or hourly_rate is not null)
);

create trigger profiles_touch before update on public.profiles
  for each row execute function private.touch_updated_at();
create trigger creators_touch before update on public.creators
  for each row execute function private.touch_updated_at();

-- Definer functions: they look at tables the caller may not read, and give away nothing but the caller's own standing.
create function private.is_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$ select exists (select from public.profiles where user_id = auth.uid() and role = 'admin') $$;

create function private.my_creator_id() returns uuid
language sql stable security definer
set search_path = ''
as $$ select id from public.creators where user_id = auth.uid() $$;

create function private.create_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.profiles (user_id, full_name)
  values (new.id, nullif(left(trim(new.raw_user_meta_data ->> 'full_name'), 80), ''));
  return new;
end
$$;

create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

create function private.set_profile_role(target uuid, new_role text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'only an admin changes roles' using errcode = '42501';
  end if;
  update public.profiles set role = new_role where user_id = target;
  if not found then
    raise exception 'there is no such profile' using errcode = 'P0002';
  end if;
end
$$;

create function public.set_profile_role(target uuid, new_role text) returns void
language sql
set search_path = ''
as $$ select private.set_profile_role(target, new_role) $$;

-- The signed-in person's creator record, or null.
create function public.my_creator_id() returns uuid
language sql stable
set search_path = ''
as $$ select private.my_creator_id() $$;

grant execute on function private.is_admin(), private.my_creator_id() to anon, authenticated;
grant execute on function private.set_profile_role(uuid, text), public.set_profile_role(uuid, text),
  public.my_creator_id() to authenticated;

alter table public.profiles enable row level security;
alter table public.creators enable row level security;

grant select on public.profiles to authenticated;
grant update (full_name, weekly_goal_minutes) on public.profiles to authenticated;
create policy profiles_read on public.profiles for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy profiles_update on public.profiles for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

grant select (
  id, name, slug, bio, bio_long, avatar_url, website_url, linkedin_url, total_formations, total_views, is_verified,
  total_students, avg_rating, certification_level, specialties, hourly_rate, consulting_available, location,
  years_experience, linkedin_followers, company, languages, response_time, satisfaction_rate, created_at
) on public.creators to anon, authenticated;
grant update (
  name, bio, bio_long, avatar_url, website_url, linkedin_url, show_revenue, specialties, hourly_rate,
  consulting_available, location, years_experience, company, languages, response_time
) on public.creators to authenticated;
create policy creators_read on public.creators for select to anon, authenticated using (true);
create policy creators_update on public.creators for update to authenticated
  using (id = (select private.my_creator_id())) with check (id = (select private.my_creator_id()));
