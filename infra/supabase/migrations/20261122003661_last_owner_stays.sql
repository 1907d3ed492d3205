-- Somebody always owns the site: the last one cannot delete their account either. The same lock as of `set_profile_role`, so that of two
-- who leave at once one stays.
create or replace function private.delete_account(person uuid) returns void
language plpgsql security definer set search_path = ''
as $$
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
      bio_long = null, avatar_url = null, website_url = null, linkedin_url = null, company = null, location = null,
      show_revenue = false, consulting_available = false, is_verified = false, specialties = '{}'
    where id = creator;
  end if;
  update public.creator_tips set message = null where user_id = person;
  update public.refunds r set reason = null, answer = null
  from public.orders o where o.id = r.order_id and o.user_id = person;
  update public.orders set refund_reason = null where user_id = person;
  delete from public.leads l using auth.users u where u.id = person and l.email = lower(u.email);
  delete from auth.users where id = person;
end
$$;
