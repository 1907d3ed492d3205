-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.assert_upload_room() RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
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

REVOKE ALL ON FUNCTION private.assert_upload_room() FROM PUBLIC;
GRANT ALL ON FUNCTION private.assert_upload_room() TO service_role;
GRANT ALL ON FUNCTION private.assert_upload_room() TO authenticated;
