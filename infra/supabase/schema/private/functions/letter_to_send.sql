-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.letter_to_send(send uuid) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  s private.letter_sends;
  l private.letters;
  lead public.leads;
  address text;
  about record;
  is_due boolean;
begin
  select * into s from private.letter_sends where id = send and state = 'planned';
  if s.id is null then return null; end if;
  select * into l from private.letters where id = s.letter_id;
  select * into lead from public.leads where id = s.lead_id;
  select coalesce(lead.email, u.email) into address from (select) one left join auth.users u on u.id = s.user_id;
  select * into about from private.product_of_send(s.once_for);
  is_due := address is not null and case
    when s.is_test then true
    when l.sequence is null then lead.status = 'confirmed' and l.state = 'sending'
    when l.on_since is null then false
    when l.sequence = 'welcome' then lead.status = 'confirmed'
    when private.refuses_mail(address) then false
    when l.sequence = 'abandoned_checkout' then not exists (
      select from public.user_products o where o.user_id = s.user_id and o.product_id = about.product_id and o.is_active
    )
    else not exists (
      select from public.user_module_progress m join public.products p on p.formation_id = m.formation_id
      where m.user_id = s.user_id and p.id = about.product_id
    ) and exists (select from public.user_products o where o.id = s.once_for and o.is_active)
  end;
  if is_due is not true then
    update private.letter_sends set state = 'skipped' where id = send;
    return null;
  end if;
  return jsonb_build_object('id', s.id, 'email', address, 'subject', l.subject, 'preheader', l.preheader, 'body', l.body,
    'sequence', l.sequence, 'course', about.name,
    'path', case when l.sequence = 'course_not_begun' then about.viewer_path else about.path end, 'is_test', s.is_test);
end
$$;

REVOKE ALL ON FUNCTION private.letter_to_send(send uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.letter_to_send(send uuid) TO service_role;
