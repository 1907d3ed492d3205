-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.delete_account(person uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  creator uuid;
begin
  perform pg_advisory_xact_lock(hashtext('private.set_profile_role'));
  if exists (select from public.profiles where user_id = person and role = 'admin')
    and not exists (select from public.profiles where role = 'admin' and user_id <> person) then
    perform private.fail('last_owner', 409, 'Somebody has to own the site.');
  end if;
  select id into creator from public.creators where user_id = person;
  if creator is not null then
    update public.products p set is_active = false
    from public.formations f where f.id = p.formation_id and f.creator_id = creator;
    delete from public.formations f where f.creator_id = creator and not exists (
      select from public.products p join public.user_products u on u.product_id = p.id where p.formation_id = f.id
    ) and not exists (select from public.user_certificates c where c.formation_id = f.id);
    update public.formations set is_published = false where creator_id = creator;
    delete from public.creator_services where creator_id = creator;
    update public.creators set name = 'Ancien formateur', slug = 'ancien-formateur-' || left(id::text, 8), bio = null,
      bio_long = null, avatar_url = null, avatar_alt = null, website_url = null, linkedin_url = null, company = null, location = null,
      show_revenue = false, consulting_available = false, is_verified = false, specialties = '{}'
    where id = creator;
    -- Their photos are nobody's any more; hosted storage wants to know that this is meant. Covers of courses that were bought stay.
    perform set_config('storage.allow_delete_query', 'true', true);
    delete from storage.objects where bucket_id = 'thumbnails' and name like creator || '/photo-%';
  end if;
  update public.creator_tips set message = null where user_id = person;
  update public.refunds r set reason = null, answer = null
  from public.orders o where o.id = r.order_id and o.user_id = person;
  update public.orders set refund_reason = null where user_id = person;
  delete from public.leads where email = private.proven_email(person);
  delete from auth.users where id = person;
end
$$;

REVOKE ALL ON FUNCTION private.delete_account(person uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.delete_account(person uuid) TO service_role;
