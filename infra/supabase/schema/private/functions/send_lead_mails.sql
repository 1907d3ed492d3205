-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.send_lead_mails() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if new.kind = 'newsletter' then
    perform private.enqueue('newsletter_confirmation', 'newsletter_confirmation:' || new.id, new.id);
    return null;
  end if;
  perform private.enqueue('request_to_agency', 'request_to_agency:' || new.id, new.id);
  if (
    select count(*) from public.leads
    where email = new.email and kind = 'contact' and created_at > now() - interval '1 day'
  ) <= 3 then
    perform private.enqueue('request_to_visitor', 'request_to_visitor:' || new.id, new.id);
  end if;
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.send_lead_mails() FROM PUBLIC;
GRANT ALL ON FUNCTION private.send_lead_mails() TO service_role;
