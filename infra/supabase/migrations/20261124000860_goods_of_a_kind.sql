-- no transaction
-- Undone by: dropping it.
drop index concurrently if exists public.products_of_category;
create index concurrently products_of_category on public.products (category, created_at desc, name) where is_active;
