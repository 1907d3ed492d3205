-- One's own data: taking it along and leaving (Law 25), and the newsletter's double opt-in (AMB-10). For the functions
-- export-account, delete-account, lead and newsletter, with the service key only.

-- Every row that carries the person's id, found through the catalogue, so that a later table is never forgotten; and
-- what is theirs by another way. Definer, because the account itself is in `auth.users`.
create function private.export_account(person uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  owned record;
  rows jsonb;
  result jsonb;
begin
  select jsonb_build_object('account', jsonb_build_object('id', u.id, 'email', u.email, 'created_at', u.created_at,
    'metadata', u.raw_user_meta_data))
  into result from auth.users u where u.id = person;
  for owned in
    select c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'user_id' and t.table_type = 'BASE TABLE' order by c.table_name
  loop
    execute format('select coalesce(jsonb_agg(to_jsonb(t)), ''[]'') from public.%I t where t.user_id = $1', owned.table_name)
    into rows using person;
    result := result || jsonb_build_object(owned.table_name, rows);
  end loop;
  return result || jsonb_build_object(
    'order_items', (
      select coalesce(jsonb_agg(to_jsonb(i)), '[]')
      from public.order_items i join public.orders o on o.id = i.order_id where o.user_id = person
    ),
    'formations', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'search_text'), '[]')
      from public.formations f join public.creators c on c.id = f.creator_id where c.user_id = person
    ),
    'creator_earnings', (
      select coalesce(jsonb_agg(to_jsonb(e)), '[]')
      from public.creator_earnings e join public.creators c on c.id = e.creator_id where c.user_id = person
    ),
    'leads', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'token'), '[]')
      from public.leads l join auth.users u on lower(u.email) = l.email where u.id = person
    ));
end
$$;
create function public.export_account(person uuid) returns jsonb
language sql stable
set search_path = ''
as $$ select private.export_account(person) $$;

-- Everything that says who somebody is goes at once. What others have paid for stays without a name: invoices, because
-- the law wants them kept, and courses with buyers, unpublished.
create function private.delete_account(person uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  creator uuid;
begin
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
  update public.orders set refund_reason = null where user_id = person;
  delete from public.leads l using auth.users u where u.id = person and l.email = lower(u.email);
  delete from auth.users where id = person;
end
$$;
create function public.delete_account(person uuid) returns void
language sql
set search_path = ''
as $$ select private.delete_account(person) $$;

-- The token to confirm a newsletter request with, or null when its address is confirmed or has a fresh mail.
create function public.begin_confirmation(lead uuid) returns uuid
language sql
set search_path = ''
as $$
  update public.leads l set confirmation_sent_at = now()
  where l.id = lead and l.kind = 'newsletter' and l.status = 'pending' and not exists (
    select from public.leads other
    where other.email = l.email and other.kind = 'newsletter'
      and (other.status = 'confirmed' or other.confirmation_sent_at > now() - interval '1 day')
  )
  returning l.token
$$;
create function public.abandon_confirmation(lead uuid) returns void
language sql
set search_path = ''
as $$ update public.leads set confirmation_sent_at = null where id = lead $$;

-- Confirms or ends a subscription; true when the token is known. Both can be repeated.
create function public.settle_newsletter(lead_token uuid, is_wanted boolean) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  address text;
begin
  select email into address from public.leads where token = lead_token and kind = 'newsletter';
  if address is null then return false; end if;
  if is_wanted then
    update public.leads set status = 'confirmed', confirmed_at = coalesce(confirmed_at, now()), unsubscribed_at = null
    where token = lead_token;
  else
    -- Whatever form the address came from.
    update public.leads set status = 'unsubscribed', unsubscribed_at = now()
    where email = address and kind = 'newsletter' and status <> 'unsubscribed';
  end if;
  return true;
end
$$;
create index leads_email on public.leads (email);
