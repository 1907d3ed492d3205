-- A reset second factor and imported lists are acts of staff as any other: they stand in the history, in the transaction that does them.
create or replace function private.reset_second_factor(target uuid) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  if target = auth.uid() or not private.acts_as_staff() then
    raise exception 'only another admin resets a second factor' using errcode = '42501';
  end if;
  delete from private.factor_resets
  where user_id = target and asked_by <> auth.uid() and asked_at > now() - interval '1 day';
  if not found then
    insert into private.factor_resets (user_id, asked_by) values (target, auth.uid())
    on conflict (user_id) do update set asked_by = excluded.asked_by, asked_at = excluded.asked_at;
    perform private.note_act('people', target, 'factor_reset_asked');
    return 'asked';
  end if;
  delete from auth.mfa_factors where user_id = target;
  delete from private.recovery_codes where user_id = target;
  delete from auth.sessions where user_id = target;
  perform private.note_act('people', target, 'factor_reset');
  return 'reset';
end
$$;

create function private.import_site_lists(lists jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  count integer;
begin
  if not private.works_as('content') then
    perform private.fail('admin_required', 403, 'Only the owner and content import lists.');
  end if;
  if jsonb_typeof(lists) <> 'object' then perform private.fail('bad_request', 422, 'Lists are an object.'); end if;
  delete from public.site_entries where lists ? list;
  insert into public.site_entries (list, position, data)
  select entries.key, place - 1, entry
  from jsonb_each(lists) entries, jsonb_array_elements(entries.value) with ordinality each (entry, place);
  get diagnostics count = row_count;
  perform private.note_act('lists', null, 'imported', jsonb_build_object(
    'lists', (select coalesce(jsonb_object_agg(key, jsonb_array_length(value)), '{}') from jsonb_each(lists))));
  return count;
end
$$;
create or replace function public.import_site_lists(lists jsonb) returns integer
language sql set search_path = ''
as $$ select private.import_site_lists(lists) $$;
revoke all on function private.import_site_lists(jsonb) from public, anon;
grant execute on function private.import_site_lists(jsonb) to authenticated, service_role;
