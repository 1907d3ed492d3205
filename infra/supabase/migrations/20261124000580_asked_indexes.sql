-- no transaction
-- Each statement alone; what failed half-way is dropped and made again. Undone by: dropping these.
drop index concurrently if exists public.orders_of_items_named;
create index concurrently orders_of_items_named on public.order_items using gin (private.fold_text(name) extensions.gin_trgm_ops);
drop index concurrently if exists public.profiles_named;
create index concurrently profiles_named on public.profiles using gin (private.fold_text(full_name) extensions.gin_trgm_ops);
drop index concurrently if exists public.profiles_newest;
create index concurrently profiles_newest on public.profiles (created_at desc, user_id desc);
drop index concurrently if exists public.profiles_of_staff;
create index concurrently profiles_of_staff on public.profiles (role, user_id) where role <> 'learner';
drop index concurrently if exists public.formations_kept;
create index concurrently formations_kept on public.formations (category_id) where deleted_at is null;
drop index concurrently if exists public.formations_shown_first;
create index concurrently formations_shown_first on public.formations (id) where is_featured;
drop index concurrently if exists public.user_products_returned;
create index concurrently user_products_returned on public.user_products (product_id, user_id) where not is_active;
drop index concurrently if exists public.stripe_events_wrong;
create index concurrently stripe_events_wrong on public.stripe_events (received_at) where outcome in ('amount_mismatch', 'unknown_session');
drop index concurrently if exists public.leads_passing;
create index concurrently leads_passing on public.leads (status, created_at) where kind = 'newsletter' and status <> 'confirmed';
drop index concurrently if exists private.letter_sends_counted;
create index concurrently letter_sends_counted on private.letter_sends (letter_id, state) include (unsubscribed_at) where not is_test;
drop index concurrently if exists private.jobs_with_error;
create index concurrently jobs_with_error on private.jobs (id) where last_error is not null;
drop index concurrently if exists private.security_events_user;
create index concurrently security_events_user on private.security_events (user_id);
drop index concurrently if exists private.security_events_subject;
create index concurrently security_events_subject on private.security_events (subject_id) where subject_id is not null;
