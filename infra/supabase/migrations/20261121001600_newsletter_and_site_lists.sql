-- Double opt-in of the newsletter (AMB-10): an address is used only after its owner has followed the link with `token`.
alter table public.leads
  add column token uuid not null unique default gen_random_uuid(),
  add column confirmation_sent_at timestamptz,
  add column confirmed_at timestamptz,
  add column unsubscribed_at timestamptz;

-- The four lists of the admin page (AMB-48): testimonials, case studies, live figures and success notices.
create table public.site_entries (
  id uuid primary key default gen_random_uuid(),
  list text not null check (list in ('testimonials', 'case_studies', 'live_stats', 'success_notifications')),
  position integer not null default 0 check (position >= 0),
  data jsonb not null check (jsonb_typeof(data) = 'object' and pg_column_size(data) <= 16384),
  is_published boolean not null default true,
  updated_at timestamptz not null default now()
);
create index site_entries_list on public.site_entries (list, position);
create trigger site_entries_touch before update on public.site_entries
  for each row execute function private.touch_updated_at();
alter table public.site_entries enable row level security;
grant select on public.site_entries to anon, authenticated;
grant insert (id, list, position, data, is_published), update (list, position, data, is_published), delete
  on public.site_entries to authenticated;
create policy entries_read_public on public.site_entries for select to anon using (is_published);
create policy entries_read on public.site_entries for select to authenticated
  using (is_published or (select private.is_admin()));
create policy entries_insert on public.site_entries for insert to authenticated with check ((select private.is_admin()));
create policy entries_update on public.site_entries for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy entries_delete on public.site_entries for delete to authenticated using ((select private.is_admin()));

-- Replaces all four lists at once: {"testimonials": [{…}, …], …}. A list that is left out stays.
create function public.import_site_lists(lists jsonb) returns integer
language plpgsql
set search_path = ''
as $$
declare
  count integer;
begin
  if not private.is_admin() then perform private.fail('admin_required', 403, 'Only an admin imports lists.'); end if;
  if jsonb_typeof(lists) <> 'object' then perform private.fail('bad_request', 422, 'Lists are an object.'); end if;
  delete from public.site_entries where lists ? list;
  insert into public.site_entries (list, position, data)
  select entries.key, place - 1, entry
  from jsonb_each(lists) entries, jsonb_array_elements(entries.value) with ordinality each (entry, place);
  get diagnostics count = row_count;
  return count;
end
$$;
grant execute on function public.import_site_lists(jsonb) to authenticated;
