-- Who owns what on a hosted project: migrations are applied by an owner that is no superuser, beside schemas of other services.
create role supabase_auth_admin nologin;
create role supabase_storage_admin nologin;
grant usage on schema auth to supabase_auth_admin;
grant usage on schema storage to supabase_storage_admin;
create role project_owner login createrole bypassrls;
do $$
declare
  one record;
begin
  for one in
    select c.oid::regclass as name, n.nspname as schema from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('auth', 'storage') and c.relkind in ('r', 'p')
  loop
    execute format('alter table %s owner to %I', one.name, 'supabase_' || one.schema || '_admin');
  end loop;
end
$$;
grant anon, authenticated, service_role to project_owner with admin option;
-- A hosted project lets its owner make policies of storage.objects; this membership gives the same.
grant supabase_storage_admin to project_owner;
grant usage, create on schema public, extensions, supabase_migrations to project_owner;
grant usage on schema auth, storage to project_owner;
grant all on all tables in schema auth, storage to project_owner;
grant execute on all functions in schema auth to project_owner with grant option;
grant all on all tables in schema supabase_migrations to project_owner;
do $$ begin execute format('grant create on database %I to project_owner', current_database()); end $$;
alter publication supabase_realtime owner to project_owner;
