-- no transaction
-- Undone by: dropping it.
drop index concurrently if exists public.modules_being_removed;
create index concurrently modules_being_removed on public.formation_modules (removed_at) where removed_at is not null;
