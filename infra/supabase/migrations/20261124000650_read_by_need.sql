-- no transaction
-- Seen with a million people: staff's list read all measures ever taken, and the job that forgets dead checkouts all that were ever paid.
-- Undone by: dropping these, and making moderations_newest on public.moderations (created_at desc) again.
drop index concurrently if exists public.moderations_shown;
create index concurrently moderations_shown on public.moderations
  ((appeal is not null and answered_at is null and lifted_at is null) desc, created_at desc, id);
drop index concurrently if exists public.moderations_newest;
drop index concurrently if exists public.checkouts_to_forget;
create index concurrently checkouts_to_forget on public.checkout_sessions (created_at)
  where status in ('expired', 'failed') or status = 'open' and stripe_session_id is null;
