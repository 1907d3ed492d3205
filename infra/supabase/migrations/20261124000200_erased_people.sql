-- A deletion leaves nothing that names its person but what the law keeps (Loi 25): receipts, without who bought, for six years; and what
-- others have bought of them. Files go by a job, since their bytes are the storage's: asked again until it has done so.

create or replace function private.is_task(kind text) returns boolean
language sql immutable set search_path = '' as $$
  select kind in ('calendar', 'publish_text', 'forget_old', 'plan_letter', 'plan_sequences', 'settle_featured', 'remove_files')
$$;

-- Files of creators, courses and products that are no more; covers and portraits stay where something shows them.
create function private.orphan_files() returns jsonb
language sql stable security definer set search_path = '' as $$
  with orphans as (
    select o.bucket_id, o.name from storage.objects o
    where case o.bucket_id
      when 'thumbnails' then not exists (
        select from public.creators c where c.id = private.leading_id(o.name) and (c.user_id is not null
          or right(c.avatar_url, length(o.name) + 1) = '/' || o.name
          or exists (select from public.formations f where f.creator_id = c.id and right(f.thumbnail_url, length(o.name) + 1) = '/' || o.name))
      )
      when 'videos' then not exists (select from public.formations f where f.id = private.leading_id(o.name))
      when 'downloads' then not exists (select from public.products p where p.id = private.leading_id(o.name))
    end
    order by o.bucket_id, o.name limit 1000
  )
  select coalesce(jsonb_agg(jsonb_build_object('bucket', bucket_id, 'name', name)), '[]') from orphans
$$;
create function public.orphan_files() returns jsonb
language sql stable set search_path = '' as $$ select private.orphan_files() $$;
revoke execute on function private.orphan_files(), public.orphan_files() from public, anon, authenticated;
grant execute on function private.orphan_files(), public.orphan_files() to service_role;

-- The auth server notes addresses in a log that no account owns.
create function private.forget_sign_ins(person uuid, address text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.security_events set user_id = null, client = null where user_id = person;
  update private.security_events set subject_id = null where subject_id = person;
  if to_regclass('auth.audit_log_entries') is not null and has_table_privilege('auth.audit_log_entries', 'delete') then
    execute 'delete from auth.audit_log_entries where payload ->> ''actor_id'' = $1 or payload -> ''traits'' ->> ''user_id'' = $1
      or lower(payload ->> ''actor_username'') = lower($2)' using person::text, address;
  end if;
end
$$;
revoke execute on function private.forget_sign_ins(uuid, text) from public, anon, authenticated;
grant execute on function private.forget_sign_ins(uuid, text) to service_role;

create or replace function private.delete_account(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
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
  update private.staff_acts set detail = '{}' where detail <> '{}' and (subject_id in (person, creator)
    or detail ->> 'measure' in (select m.id::text from public.moderations m where m.user_id = person)
    or subject_id in (select o.id from public.orders o where o.user_id = person)
    or subject_id in (select a.id from public.creator_applications a where a.user_id = person));
  delete from private.jobs where subject_id = person or position(person::text in unique_key) > 0
    or subject_id in (select m.id from public.moderations m where m.user_id = person)
    or subject_id in (select a.id from public.creator_applications a where a.user_id = person);
  update private.jobs set last_error = null where position(lower(address) in lower(last_error)) > 0;
  perform private.forget_sign_ins(person, address);
  delete from public.leads where email = private.proven_email(person);
  delete from auth.users where id = person;
  perform private.enqueue('remove_files', 'remove_files:' || gen_random_uuid(), null);
end
$$;

-- What deletions before this one have left.
update public.creators set page_agreed_at = null, page_shown = null where user_id is null and name = 'Ancien formateur';
update public.checkout_sessions c set name = 'Soutien à un ancien formateur'
from public.creators p where p.id = c.creator_id and c.tip_id is not null and p.user_id is null and p.name = 'Ancien formateur';
update public.checkout_sessions c set description = ''
where c.tip_id is not null and c.user_id is null and c.description <> '';
update public.order_items i set description = '' from public.orders o
where o.id = i.order_id and o.user_id is null and i.tip_id is not null and i.description <> '';
update private.security_events e set user_id = null, client = null
where e.user_id is not null and not exists (select from auth.users u where u.id = e.user_id);
update private.security_events e set subject_id = null
where e.kind = 'role_change' and e.subject_id is not null and not exists (select from auth.users u where u.id = e.subject_id);
update private.staff_acts a set detail = '{}'
where a.area = 'people' and a.detail <> '{}' and a.kind <> 'deleted' and not exists (select from auth.users u where u.id = a.subject_id);
update private.staff_acts a set detail = '{}'
where a.detail ? 'measure' and not exists (select from public.moderations m where m.id::text = a.detail ->> 'measure');
do $$
begin
  if to_regclass('auth.audit_log_entries') is not null and has_table_privilege('auth.audit_log_entries', 'delete') then
    execute 'delete from auth.audit_log_entries a where a.payload ->> ''actor_id'' is not null
      and not exists (select from auth.users u where u.id::text = a.payload ->> ''actor_id'')';
  end if;
end
$$;
select private.enqueue('remove_files', 'remove_files:erased_people', null);
