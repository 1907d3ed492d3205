-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.settle_newsletter(lead_token uuid, is_wanted boolean) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  address text;
begin
  select email into address from public.leads where token = lead_token and kind = 'newsletter';
  if address is null then return false; end if;
  if is_wanted then
    -- Programs that look at links open old mails too: who has left comes back by subscribing anew.
    update public.leads set status = 'confirmed', confirmed_at = coalesce(confirmed_at, now())
    where token = lead_token and status <> 'unsubscribed';
    if not found then return false; end if;
    delete from private.mail_refusals where address_digest = sha256(convert_to(lower(address), 'UTF8'));
  else
    perform private.end_mails(address);
  end if;
  return true;
end
$$;

REVOKE ALL ON FUNCTION private.settle_newsletter(lead_token uuid, is_wanted boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.settle_newsletter(lead_token uuid, is_wanted boolean) TO service_role;
