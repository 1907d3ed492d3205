-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.end_mails(address text) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  insert into private.mail_refusals (address_digest) values (sha256(convert_to(lower(address), 'UTF8'))) on conflict do nothing;
  update public.leads set status = 'unsubscribed', unsubscribed_at = now()
  where email = lower(address) and kind = 'newsletter' and status <> 'unsubscribed';
$$;

REVOKE ALL ON FUNCTION private.end_mails(address text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.end_mails(address text) TO service_role;
