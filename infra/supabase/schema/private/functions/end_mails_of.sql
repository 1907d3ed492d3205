-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.end_mails_of(send uuid) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  address text;
begin
  select coalesce(l.email, u.email) into address
  from private.letter_sends s left join public.leads l on l.id = s.lead_id left join auth.users u on u.id = s.user_id
  where s.id = send;
  if address is null then return false; end if;
  update private.letter_sends set unsubscribed_at = now() where id = send and unsubscribed_at is null;
  perform private.end_mails(address);
  return true;
end
$$;

REVOKE ALL ON FUNCTION private.end_mails_of(send uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.end_mails_of(send uuid) TO service_role;
