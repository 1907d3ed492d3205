-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.can_write_file(bucket text, path text) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select auth.uid() is not null and case bucket
    when 'thumbnails' then private.leading_id(path) = private.my_creator_id()
    when 'videos' then private.owns_formation(private.leading_id(path))
    when 'downloads' then case
      when private.sells_product(private.leading_id(path)) then true
      else private.acts_as_staff()
    end
    else false
  end
$$;

REVOKE ALL ON FUNCTION private.can_write_file(bucket text, path text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.can_write_file(bucket text, path text) TO service_role;
GRANT ALL ON FUNCTION private.can_write_file(bucket text, path text) TO anon;
GRANT ALL ON FUNCTION private.can_write_file(bucket text, path text) TO authenticated;
