-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.orphan_files() RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with orphans as (
    select o.bucket_id, o.name from storage.objects o
    where case o.bucket_id
      when 'thumbnails' then not exists (
        select from public.creators c where c.id = private.leading_id(o.name) and (c.user_id is not null
          or right(c.avatar_url, length(o.name) + 1) = '/' || o.name
          or exists (select from public.formations f where f.creator_id = c.id and right(f.thumbnail_url, length(o.name) + 1) = '/' || o.name))
      )
      when 'videos' then not exists (select from public.formations f where f.id = private.leading_id(o.name))
      when 'downloads' then not exists (select from public.products p where p.id = private.leading_id(o.name))
    end
    order by o.bucket_id, o.name limit 1000
  )
  select coalesce(jsonb_agg(jsonb_build_object('bucket', bucket_id, 'name', name)), '[]') from orphans
$$;

REVOKE ALL ON FUNCTION private.orphan_files() FROM PUBLIC;
GRANT ALL ON FUNCTION private.orphan_files() TO service_role;
