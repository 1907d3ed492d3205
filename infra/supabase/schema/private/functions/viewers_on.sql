-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.viewers_on(day date) RETURNS text[]
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  address text := nullif(coalesce(headers ->> 'cf-connecting-ip', trim(split_part(headers ->> 'x-forwarded-for', ',', 1))), '');
  salt uuid;
begin
  select s.salt into salt from private.view_salts s where s.day = viewers_on.day;
  if salt is null then
    insert into private.view_salts (day) values (viewers_on.day) on conflict do nothing;
    select s.salt into salt from private.view_salts s where s.day = viewers_on.day;
  end if;
  if position(':' in address) > 0 then
    begin
      address := host(network(set_masklen(address::inet, 64)));
    exception when data_exception then
      null;
    end;
  end if;
  return array_remove(array[auth.uid()::text, encode(sha256(convert_to(salt || address, 'UTF8')), 'hex')], null);
end
$$;

REVOKE ALL ON FUNCTION private.viewers_on(day date) FROM PUBLIC;
GRANT ALL ON FUNCTION private.viewers_on(day date) TO service_role;
