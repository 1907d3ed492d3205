-- What is kept under an address is shown to, and removed by, whoever has proven that it is theirs, and nobody else: requests, their
-- appointments and subscriptions belong to no account, and anybody may sign up with any address.
create function private.proven_email(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select lower(u.email) from auth.users u where u.id = person and u.email_confirmed_at is not null
$$;
revoke execute on function private.proven_email(uuid) from public, anon, authenticated;
grant execute on function private.proven_email(uuid) to service_role;

create or replace function private.export_account(person uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  internal constant text[] := array['decided_by', 'given_by', 'owner_id', 'provider_id', 'payment_intent_id', 'stripe_session_id',
    'idempotency_key', 'url', 'payout_id', 'token', 'search_text', 'phone_key', 'merged_into', 'revision', 'notes_revision', 'undo'];
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
    execute format('select coalesce(jsonb_agg(to_jsonb(t) - $2), ''[]'') from public.%I t where t.user_id = $1', owned.table_name)
    into rows using person, internal;
    result := result || jsonb_build_object(owned.table_name, rows);
  end loop;
  return result || jsonb_build_object(
    'order_items', (
      select coalesce(jsonb_agg(to_jsonb(i) - internal), '[]')
      from public.order_items i join public.orders o on o.id = i.order_id where o.user_id = person
    ),
    'refunds', (
      select coalesce(jsonb_agg(to_jsonb(r) - internal), '[]')
      from public.refunds r join public.orders o on o.id = r.order_id where o.user_id = person
    ),
    'formations', (
      select coalesce(jsonb_agg(to_jsonb(f) - internal), '[]')
      from public.formations f join public.creators c on c.id = f.creator_id where c.user_id = person
    ),
    'creator_earnings', (
      select coalesce(jsonb_agg(to_jsonb(e) - internal), '[]')
      from public.creator_earnings e join public.creators c on c.id = e.creator_id where c.user_id = person
    ),
    'leads', (
      select coalesce(jsonb_agg(to_jsonb(l) - internal - array['stage', 'due_on', 'amount_cents', 'lost_reason']), '[]')
      from public.leads l where l.email = private.proven_email(person)
    ),
    'appointments', (
      select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'kind', a.kind, 'state', a.state, 'starts_at', a.starts_at,
        'ends_at', a.ends_at, 'created_at', a.created_at) order by a.starts_at), '[]')
      from private.appointments a
      where a.lead_id in (select l.id from public.leads l where l.email = private.proven_email(person))
        or a.booking_id in (select b.id from public.bookings b where b.user_id = person)
    ),
    'letters', (
      select coalesce(jsonb_agg(jsonb_build_object('subject', l.subject, 'state', s.state, 'created_at', s.created_at,
        'unsubscribed_at', s.unsubscribed_at) order by s.created_at), '[]')
      from private.letter_sends s join private.letters l on l.id = s.letter_id
      where s.user_id = person
        or s.lead_id in (select l.id from public.leads l where l.email = private.proven_email(person))
    ),
    'host_hours', (
      select coalesce(jsonb_agg(to_jsonb(h) - 'host_id' order by h.weekday, h.starts_at), '[]')
      from private.host_hours h where h.host_id = person
    ),
    'absences', (
      select coalesce(jsonb_agg(jsonb_build_object('during', a.during, 'reason', a.reason) order by a.during), '[]')
      from private.absences a where a.host_id = person
    ));
end
$$;

create or replace function private.delete_account(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
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

create or replace function private.subscribers() returns table(lead_id uuid, interests text[], products text[])
language sql stable security definer set search_path = '' as $$
  with confirmed as (
    select distinct on (email) id, email from public.leads
    where kind = 'newsletter' and status = 'confirmed' and confirmed_at is not null order by email, confirmed_at
  ), cared as (
    select l.email, case
      when l.kind = 'contact' then 'service:' || l.service
      when l.page ~ '^/blog(/|[?#]|$)' then 'blog'
      when l.page ~ '^/(formations|boutique|creators|cours)(/|[?#]|$)' then 'formations'
      when l.page ~ '^/outils(/|[?#]|$)' then 'outils'
      when l.page ~ '^/[^/?#]' then 'services'
    end as interest
    from public.leads l where l.kind = 'contact' or l.status = 'confirmed'
  ), caring as (
    select email, array_agg(distinct interest) as interests from cared where interest is not null group by email
  ), buying as (
    select lower(u.email) as email, array_agg(p.product_id::text) as products
    from public.user_products p join auth.users u on u.id = p.user_id
    where p.is_active and u.email_confirmed_at is not null group by 1
  )
  select c.id, coalesce(i.interests, '{}'), coalesce(b.products, '{}')
  from confirmed c left join caring i on i.email = c.email left join buying b on b.email = c.email
$$;

-- The embedded backend asked the mailbox of the old address alone before it changed one: whoever has such an address proves it by a mail
-- before they sign in again. Hosted projects, which have a table of their own of the auth server's migrations, always asked both.
do $$
begin
  if to_regclass('auth.schema_migrations') is null and to_regclass('auth.audit_log_entries') is not null then
    execute $unproven$
      update auth.users u set email_confirmed_at = null
      where u.email_confirmed_at is not null and exists (
        select from auth.audit_log_entries a
        where a.payload ->> 'actor_id' = u.id::text and lower(a.payload ->> 'actor_username') <> lower(u.email)
      )
    $unproven$;
  end if;
end
$$;
