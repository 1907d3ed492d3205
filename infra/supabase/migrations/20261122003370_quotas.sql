-- What one account may fill: rows, characters and bytes in every table that a client writes. Far above what anybody needs
-- who uses the site, and far below what hurts others.

-- After a row of a client was inserted. Arguments: the column of whom the rows belong to, and how many there may be.
create function private.keep_quota() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  kept integer;
begin
  if auth.uid() is null then return null; end if;
  execute format('select count(*) from (select from %I.%I where %I = $1 limit $2) kept',
    tg_table_schema, tg_table_name, tg_argv[0])
  using (to_jsonb(new) ->> tg_argv[0])::uuid, tg_argv[1]::integer + 1 into kept;
  if kept > tg_argv[1]::integer then
    perform private.fail('quota_reached', 422, 'There are as many of these as one account may have.', tg_argv[1]);
  end if;
  return null;
end
$$;
revoke all on function private.keep_quota() from public;

create trigger sessions_quota after insert on public.learning_sessions
  for each row execute function private.keep_quota('user_id', '20000');
create trigger interactions_quota after insert on public.user_interactions
  for each row execute function private.keep_quota('user_id', '10000');
create trigger reports_quota after insert on public.review_reports
  for each row execute function private.keep_quota('user_id', '200');
create trigger tips_quota after insert on public.creator_tips
  for each row execute function private.keep_quota('user_id', '200');
create trigger services_quota after insert on public.creator_services
  for each row execute function private.keep_quota('creator_id', '50');
create trigger formations_quota after insert on public.formations
  for each row execute function private.keep_quota('creator_id', '200');
create trigger modules_quota after insert on public.formation_modules
  for each row execute function private.keep_quota('formation_id', '200');

-- Drafts of notes are many only where many devices wrote; those of the devices that wrote last are needed.
create function private.drop_old_drafts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.note_drafts d
  where d.user_id = new.user_id and d.module_id = new.module_id and d.device in (
    select device from private.note_drafts
    where user_id = new.user_id and module_id = new.module_id order by revision desc offset 20
  );
  return null;
end
$$;
revoke all on function private.drop_old_drafts() from public;
create trigger note_drafts_quota after insert on private.note_drafts
  for each row execute function private.drop_old_drafts();

-- Characters and bytes. What is there already may stay as it is until it is changed.
alter table public.formations
  add constraint formations_long_description_check check (length(long_description) <= 20000) not valid,
  add constraint formations_lists_check check (
    pg_column_size(tags) <= 8192 and pg_column_size(prerequisites) <= 8192 and pg_column_size(learning_objectives) <= 8192
    and pg_column_size(target_audience) <= 8192 and pg_column_size(skills_gained) <= 8192
  ) not valid,
  add constraint formations_metadata_size check (pg_column_size(metadata) <= 16384) not valid;
alter table public.formation_modules
  add constraint formation_modules_description_check check (length(description) <= 2000) not valid;
alter table public.module_contents
  add constraint module_contents_content_check check (length(content) <= 100000) not valid;
alter table public.creators
  add constraint creators_texts_check check (
    length(bio) <= 2000 and length(bio_long) <= 20000 and length(location) <= 200 and length(company) <= 200
    and length(response_time) <= 200 and pg_column_size(specialties) <= 8192 and pg_column_size(languages) <= 1024
  ) not valid;

-- Files of one's own courses and page: a thousand, and ten gigabytes. What lies in a folder counts, whoever has put it there.
create function private.assert_upload_room() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  files bigint;
  bytes bigint;
begin
  select count(*), sum((o.metadata ->> 'size')::bigint) into files, bytes
  from (
    select id from public.creators where user_id = auth.uid()
    union all
    select f.id from public.formations f join public.creators c on c.id = f.creator_id where c.user_id = auth.uid()
  ) own
  join storage.objects o on split_part(o.name, '/', 1) = own.id::text;
  if files >= 1000 or bytes >= 10 * 1024::bigint ^ 3 then
    perform private.fail('quota_reached', 422, 'There are as many files as one account may have.');
  end if;
  return true;
end
$$;
revoke all on function private.assert_upload_room() from public;
grant execute on function private.assert_upload_room() to authenticated;
drop policy files_insert on storage.objects;
create policy files_insert on storage.objects for insert to authenticated
  with check (private.can_write_file(bucket_id, name) and private.assert_upload_room());

-- Of one address no more requests are kept in a day than somebody can mean: each of them is read, and some are answered by mail.
create function private.keep_lead_quota() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if (
    select count(*) from public.leads where email = new.email and created_at > now() - interval '1 day'
  ) > 20 then
    perform private.fail('quota_reached', 422, 'There are many requests of this address already.');
  end if;
  return null;
end
$$;
revoke all on function private.keep_lead_quota() from public;
create trigger leads_quota after insert on public.leads
  for each row execute function private.keep_lead_quota();
