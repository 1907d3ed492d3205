-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.delete_account(person uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  address text;
  creator uuid;
begin
  perform pg_advisory_xact_lock(hashtext('private.set_profile_role'));
  if exists (select from public.profiles where user_id = person and role = 'admin')
    and not exists (select from public.profiles where role = 'admin' and user_id <> person) then
    perform private.fail('last_owner', 409, 'Somebody has to own the site.');
  end if;
  select email into address from auth.users where id = person;
  select id into creator from public.creators where user_id = person;
  if creator is not null then
    update public.products p set is_active = false
    from public.formations f where f.id = p.formation_id and f.creator_id = creator;
    update public.products p set is_active = false
    from public.product_creators c where c.product_id = p.id and c.creator_id = creator;
    -- What nobody has bought goes with its files; what somebody has bought stays theirs.
    delete from public.products p
    where (p.formation_id in (select f.id from public.formations f where f.creator_id = creator)
        or p.id in (select c.product_id from public.product_creators c where c.creator_id = creator))
      and not exists (select from public.user_products u where u.product_id = p.id)
      and not exists (select from public.order_items i where i.product_id = p.id)
      and not exists (select from public.user_certificates c where c.formation_id = p.formation_id);
    delete from public.formations f where f.creator_id = creator and not exists (
      select from public.products p join public.user_products u on u.product_id = p.id where p.formation_id = f.id
    ) and not exists (select from public.user_certificates c where c.formation_id = f.id);
    update public.formations set is_published = false where creator_id = creator;
    delete from public.creator_services where creator_id = creator;
    update public.creators set name = 'Ancien formateur', slug = 'ancien-formateur-' || left(id::text, 8), bio = null,
      bio_long = null, avatar_url = null, avatar_alt = null, website_url = null, linkedin_url = null, company = null, location = null,
      show_revenue = false, consulting_available = false, is_verified = false, specialties = '{}', page_agreed_at = null, page_shown = null
    where id = creator;
    -- Of what was given to them the receipts keep the name, for who gave.
    update public.checkout_sessions set name = 'Soutien à un ancien formateur' where creator_id = creator and tip_id is not null;
    delete from public.creator_tips where creator_id = creator and status = 'pending';
  end if;
  -- What they said with a tip was copied to what they paid, and to what they have not.
  update public.checkout_sessions c set description = '' from public.creator_tips t where t.id = c.tip_id and t.user_id = person;
  update public.order_items i set description = '' from public.creator_tips t where t.id = i.tip_id and t.user_id = person;
  delete from public.creator_tips where user_id = person and status = 'pending';
  update public.creator_tips set message = null where user_id = person;
  update public.refunds r set reason = null, answer = null
  from public.orders o where o.id = r.order_id and o.user_id = person;
  update public.orders set refund_reason = null where user_id = person;
  update private.staff_acts set detail = '{}' where detail <> '{}' and subject_id = any (array(
    select person union select creator
    union select o.id from public.orders o where o.user_id = person
    union select a.id from public.creator_applications a where a.user_id = person));
  update private.staff_acts set detail = '{}'
  where detail ->> 'measure' = any (array(select m.id::text from public.moderations m where m.user_id = person));
  delete from private.jobs where subject_id = any (array(
    select person
    union select m.id from public.moderations m where m.user_id = person
    union select a.id from public.creator_applications a where a.user_id = person));
  delete from private.jobs where private.first_id_in(unique_key) = person::text;
  update private.jobs set last_error = null where position(lower(address) in lower(last_error)) > 0;
  perform private.forget_sign_ins(person, address);
  delete from public.leads where email = private.proven_email(person);
  delete from auth.users where id = person;
  perform private.enqueue('remove_files', 'remove_files:' || gen_random_uuid(), null);
end
$$;

REVOKE ALL ON FUNCTION private.delete_account(person uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.delete_account(person uuid) TO service_role;
