-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.keep_lead_quota() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if (
    select count(*) from public.leads where email = new.email and created_at > now() - interval '1 day'
  ) > 20 then
    perform private.fail('quota_reached', 422, 'There are many requests of this address already.');
  end if;
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.keep_lead_quota() FROM PUBLIC;
GRANT ALL ON FUNCTION private.keep_lead_quota() TO service_role;
