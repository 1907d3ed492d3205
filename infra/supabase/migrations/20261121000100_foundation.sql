-- Nothing is reachable unless a later migration grants it: hosted projects older than October 2026 and the embedded
-- server would otherwise give every new table to everyone.
create schema if not exists extensions;
create schema if not exists private;
create extension if not exists pg_trgm with schema extensions;

grant usage on schema public to anon, authenticated, service_role;
grant usage on schema extensions to anon, authenticated, service_role;
-- Helpers of policies and the bodies of public functions: callable, but not exposed by the API (`schemas` in config.toml).
grant usage on schema private to anon, authenticated, service_role;

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant execute on functions to service_role;
alter default privileges in schema private grant execute on functions to service_role;

-- Enforced by PostgreSQL and hosted Supabase. PGlite cannot interrupt a query: there the edge limits what can be asked.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '3s';

-- Case- and accent-insensitive form of French text, used on both sides of a search.
-- Normalisation is built in and immutable; `unaccent` is neither everywhere nor immutable.
create function private.fold_text(value text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select replace(replace(replace(
    regexp_replace(normalize(lower(value), nfd), '[\u0300-\u036f]', '', 'g'),
    'œ', 'oe'), 'æ', 'ae'), '’', '''')
$$;

create function private.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- Web addresses that may be stored: https, or a path of this site. Anything else (javascript:, data:, //host) is refused.
create function private.is_safe_url(value text) returns boolean
language sql immutable strict parallel safe
set search_path = ''
as $$ select value ~ '^(https://[^\s/]+|/[^\s/\\])[^\s\\]*$' and length(value) <= 2048 $$;

-- Constraints run with the writer's rights.
grant execute on function private.is_safe_url(text), private.fold_text(text) to anon, authenticated;
