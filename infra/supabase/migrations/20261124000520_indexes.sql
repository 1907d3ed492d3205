-- no transaction
-- Each statement alone; what failed half-way is dropped and made again. Undone by: dropping these, and the three that are dropped made again.
drop index concurrently if exists public.reviews_of_course;
create index concurrently reviews_of_course on public.formation_reviews (formation_id, created_at desc) include (rating);
drop index concurrently if exists public.progress_of_course;
create index concurrently progress_of_course on public.user_formation_progress (formation_id, started_at) include (user_id, completed_at);
drop index concurrently if exists public.formation_progress_formation;
drop index concurrently if exists public.earnings_of_creator;
create index concurrently earnings_of_creator on public.creator_earnings (creator_id, created_at desc) include (creator_cents);
drop index concurrently if exists public.creator_earnings_creator;
drop index concurrently if exists public.user_products_of_product;
create index concurrently user_products_of_product on public.user_products (product_id, user_id) include (is_active);
drop index concurrently if exists public.user_products_product;
drop index concurrently if exists public.checkouts_unsettled;
create index concurrently checkouts_unsettled on public.checkout_sessions (created_at)
  where stripe_session_id is not null and status in ('open', 'processing');
drop index concurrently if exists public.creators_with_courses;
create index concurrently creators_with_courses on public.creators (total_formations) where total_formations > 0;
drop index concurrently if exists public.creators_by_revenue;
create index concurrently creators_by_revenue on public.creators (total_revenue desc, avg_rating desc, name) where is_public and show_revenue;
drop index concurrently if exists public.creators_by_rating;
create index concurrently creators_by_rating on public.creators (avg_rating desc, name) where is_public;
drop index concurrently if exists public.checkouts_by_age;
create index concurrently checkouts_by_age on public.checkout_sessions using brin (created_at);
drop index concurrently if exists public.interactions_by_age;
create index concurrently interactions_by_age on public.user_interactions using brin (created_at);
drop index concurrently if exists public.stripe_events_by_age;
create index concurrently stripe_events_by_age on public.stripe_events using brin (received_at);
