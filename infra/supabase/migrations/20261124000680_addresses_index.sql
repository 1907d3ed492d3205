-- no transaction
-- Undone by: dropping it.
drop index concurrently if exists private.addresses_named;
create index concurrently addresses_named on private.addresses using gin (email extensions.gin_trgm_ops);
