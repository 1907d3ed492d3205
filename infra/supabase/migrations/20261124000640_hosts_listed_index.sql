-- no transaction
-- Undone by: dropping it.
drop index concurrently if exists public.profiles_newest_creators;
create index concurrently profiles_newest_creators on public.profiles (created_at desc, user_id) where role = 'creator';
