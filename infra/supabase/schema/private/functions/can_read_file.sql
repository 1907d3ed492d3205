-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.can_read_file(bucket text, path text) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select case bucket
    when 'thumbnails' then true
    when 'videos' then private.has_formation_access(private.leading_id(path)) or exists (
      select from public.formation_modules m
      join public.module_contents c on c.module_id = m.id
      join public.formations f on f.id = m.formation_id and f.is_published and f.deleted_at is null
      where m.formation_id = private.leading_id(path) and m.is_preview and m.is_published
        and '/storage/v1/object/videos/' || path in (c.video_url, c.captions_url)
    )
    when 'downloads' then private.is_admin() or private.sells_product(private.leading_id(path)) or exists (
      select from public.user_products u
      where u.user_id = auth.uid() and u.product_id = private.leading_id(path) and u.is_active
    )
    else false
  end
$$;

REVOKE ALL ON FUNCTION private.can_read_file(bucket text, path text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.can_read_file(bucket text, path text) TO service_role;
GRANT ALL ON FUNCTION private.can_read_file(bucket text, path text) TO anon;
GRANT ALL ON FUNCTION private.can_read_file(bucket text, path text) TO authenticated;
