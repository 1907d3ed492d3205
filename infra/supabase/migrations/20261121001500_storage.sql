-- Files. Buckets and who may read and write in them; the first folder of a path says what it belongs to:
--   thumbnails/<creator id>/…     public, written by the creator
--   videos/<formation id>/…       for who may follow the course (or anybody, for a preview), written by its creator
--   downloads/<product id>/…      for who has bought the product, written by its creator or an admin
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('thumbnails', 'thumbnails', true, 2097152, array['image/jpeg', 'image/png', 'image/webp', 'image/avif']),
  ('videos', 'videos', false, 209715200, array['video/mp4', 'video/webm', 'text/vtt']),
  ('downloads', 'downloads', false, 52428800,
    array['application/pdf', 'application/zip', 'text/csv', 'text/plain', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'])
on conflict (id) do nothing;

-- The id that a path starts with, or null: a cast would fail the whole query on somebody's odd file name.
create function private.leading_id(path text) returns uuid
language sql immutable strict
set search_path = ''
as $$ select substring(path from '^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})/')::uuid $$;

create function private.can_write_file(bucket text, path text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select auth.uid() is not null and case bucket
    when 'thumbnails' then private.leading_id(path) = private.my_creator_id()
    when 'videos' then private.owns_formation(private.leading_id(path))
    when 'downloads' then private.is_admin() or exists (
      select from public.products p
      where p.id = private.leading_id(path)
        and (private.owns_formation(p.formation_id) or exists (
          select from public.product_creators c where c.product_id = p.id and c.creator_id = private.my_creator_id()
        ))
    )
    else false
  end
$$;

create function private.can_read_file(bucket text, path text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select case bucket
    when 'thumbnails' then true
    when 'videos' then private.has_formation_access(private.leading_id(path)) or exists (
      select from public.formation_modules m
      join public.module_contents c on c.module_id = m.id
      join public.formations f on f.id = m.formation_id and f.is_published and f.deleted_at is null
      where m.formation_id = private.leading_id(path) and m.is_preview and m.is_published
        and c.video_url = '/storage/v1/object/videos/' || path
    )
    when 'downloads' then private.can_write_file(bucket, path) or exists (
      select from public.user_products u
      where u.user_id = auth.uid() and u.product_id = private.leading_id(path) and u.is_active
    )
    else false
  end
$$;
grant execute on function private.leading_id(text), private.can_write_file(text, text), private.can_read_file(text, text)
  to anon, authenticated;

create policy files_read on storage.objects for select to anon, authenticated
  using (private.can_read_file(bucket_id, name));
create policy files_insert on storage.objects for insert to authenticated
  with check (private.can_write_file(bucket_id, name));
create policy files_update on storage.objects for update to authenticated
  using (private.can_write_file(bucket_id, name)) with check (private.can_write_file(bucket_id, name));
create policy files_delete on storage.objects for delete to authenticated
  using (private.can_write_file(bucket_id, name));
