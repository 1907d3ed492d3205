-- no transaction
-- Undone by: dropping it.
drop index concurrently if exists public.review_reports_open;
create index concurrently review_reports_open on public.review_reports (review_id) where settled_at is null;
