-- A creator's page and name are public when their owner has seen what the page shows and has agreed, and has published
-- something: a course or a service (Law 25). Who only writes drafts, or has taken the agreement back, is shown to nobody
-- else: not by the API, the sitemap, courses, search, certificates, tips or services. Courses on sale stay on sale, and
-- with those who have bought them, without a name. Nobody has agreed yet: what was public so far is withdrawn by this.
alter table public.creators
  add column page_agreed_at timestamptz,
  -- What the page said of its owner when they agreed, as private.creator_page_text has it.
  add column page_shown jsonb,
  add column active_services integer not null default 0,
  add column is_public boolean
    generated always as (page_agreed_at is not null and total_formations + active_services > 0) stored,
  add constraint agreement_names_what check ((page_agreed_at is null) = (page_shown is null));

update public.creators c set active_services = (
  select count(*) from public.creator_services s where s.creator_id = c.id and s.is_active
);
create function private.count_services() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.creators c set active_services = (
    select count(*) from public.creator_services s where s.creator_id = c.id and s.is_active
  )
  where c.id in (old.creator_id, new.creator_id);
  return null;
end
$$;
create trigger services_counted after insert or delete or update of is_active on public.creator_services
  for each row execute function private.count_services();

-- What nobody owns any more nobody agrees to: an account was deleted.
create function private.end_agreement() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.page_agreed_at := null;
  new.page_shown := null;
  return new;
end
$$;
create trigger creators_left before update of user_id on public.creators
  for each row when (new.user_id is null) execute function private.end_agreement();

drop policy creators_read on public.creators;
create policy creators_read_public on public.creators for select to anon using (is_public);
create policy creators_read on public.creators for select to authenticated
  using (is_public or id = (select private.my_creator_id()) or (select private.is_admin()));

-- The subqueries below run with the caller's rights, so what hides a creator hides what they offer and takes no tip.
drop policy services_read_public on public.creator_services;
create policy services_read_public on public.creator_services for select to anon
  using (is_active and exists (select from public.creators c where c.id = creator_id));
drop policy services_read on public.creator_services;
create policy services_read on public.creator_services for select to authenticated
  using (
    (is_active and exists (select from public.creators c where c.id = creator_id))
    or creator_id = (select private.my_creator_id()) or (select private.is_admin())
  );
drop policy tips_insert on public.creator_tips;
create policy tips_insert on public.creator_tips for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.creators c where c.id = creator_id));

-- Everything that the page says of its owner besides figures, courses and services.
create function private.creator_page_text(creator public.creators) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object('name', creator.name, 'slug', creator.slug, 'bio', creator.bio, 'bio_long', creator.bio_long,
    'avatar_url', creator.avatar_url, 'website_url', creator.website_url, 'linkedin_url', creator.linkedin_url,
    'is_verified', creator.is_verified, 'certification_level', creator.certification_level,
    'specialties', creator.specialties, 'hourly_rate', creator.hourly_rate,
    'consulting_available', creator.consulting_available, 'location', creator.location,
    'years_experience', creator.years_experience, 'company', creator.company, 'languages', creator.languages,
    'response_time', creator.response_time, 'satisfaction_rate', creator.satisfaction_rate,
    'show_revenue', creator.show_revenue)
$$;

-- The signed-in person's page as others see it or would see it, or null for who has written no course.
create function private.my_creator_page() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', c.id, 'is_public', c.is_public, 'agreed_at', c.page_agreed_at, 'shown', private.creator_page_text(c),
    'figures', jsonb_build_object('formations', c.total_formations, 'students', c.total_students,
      'revenue_cents', case when c.show_revenue then c.total_revenue end, 'rating', c.avg_rating,
      'services', c.active_services,
      'tips', (select count(*) from public.creator_tips t where t.creator_id = c.id and t.status = 'paid'),
      'sponsorships', (
        select count(*) from public.sponsorships p where p.creator_id = c.id and p.is_active and p.ends_at > now()
      )),
    'formations', (
      select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'slug', f.slug, 'title', f.title,
        'thumbnail_url', f.thumbnail_url, 'level', f.level) order by f.created_at desc, f.id), '[]')
      from (
        select * from public.formations f
        where f.creator_id = c.id and f.is_published and f.deleted_at is null order by f.created_at desc, f.id limit 6
      ) f
    ),
    'services', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'title', s.title, 'price', s.price,
        'duration_minutes', s.duration_minutes) order by s.price, s.id), '[]')
      from public.creator_services s where s.creator_id = c.id and s.is_active
    ))
  from public.creators c where c.user_id = auth.uid()
$$;
create function public.my_creator_page() returns jsonb
language sql stable
set search_path = ''
as $$ select private.my_creator_page() $$;

-- The owner has read `shown` on the preview of their page and agrees. Refused when the page would say something else by
-- now, so that what was agreed to is what is shown.
create function private.agree_to_creator_page(shown jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  owned public.creators;
begin
  select * into owned from public.creators where user_id = auth.uid() for update;
  if owned.id is null then perform private.fail('creator_not_found', 404, 'There is no page of yours.'); end if;
  if shown is distinct from private.creator_page_text(owned) then
    perform private.fail('creator_page_changed', 409, 'The page is not the one that was shown.');
  end if;
  update public.creators set page_agreed_at = now(), page_shown = shown where id = owned.id;
end
$$;
create function public.agree_to_creator_page(shown jsonb) returns void
language sql
set search_path = ''
as $$ select private.agree_to_creator_page(shown) $$;

-- Takes the agreement back, at once and for all of what the page shows.
create function private.withdraw_creator_page() returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.creators set page_agreed_at = null, page_shown = null where user_id = auth.uid();
  if not found then perform private.fail('creator_not_found', 404, 'There is no page of yours.'); end if;
end
$$;
create function public.withdraw_creator_page() returns void
language sql
set search_path = ''
as $$ select private.withdraw_creator_page() $$;

grant execute on function
  private.my_creator_page(), public.my_creator_page(),
  private.agree_to_creator_page(jsonb), public.agree_to_creator_page(jsonb),
  private.withdraw_creator_page(), public.withdraw_creator_page()
  to authenticated;

-- As long as it is private a page bears the name of the account, so that its owner can correct it before agreeing.
create function private.name_creator() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.creators
  set name = new.full_name, slug = private.slug_of(new.full_name) || '-' || left(new.user_id::text, 6)
  where user_id = new.user_id and page_agreed_at is null;
  return null;
end
$$;
create trigger profiles_named after update of full_name on public.profiles
  for each row when (new.full_name is distinct from old.full_name and new.full_name is not null)
  execute function private.name_creator();

-- Nobody is found by a name that is not shown.
create or replace function private.refresh_search_text() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.search_text := private.fold_text(concat_ws(' ', new.title, new.description,
    (select name from public.creators where id = new.creator_id and is_public),
    (select name from public.categories where id = new.category_id)));
  if tg_op = 'UPDATE' and (new.title, new.description, new.long_description)
      is distinct from (old.title, old.description, old.long_description) then
    new.last_updated := now();
  end if;
  return new;
end
$$;
drop trigger creators_renamed on public.creators;
create trigger creators_renamed after update on public.creators
  for each row when ((old.name, old.is_public) is distinct from (new.name, new.is_public))
  execute function private.search_text_after_rename();
update public.formations set title = title;

-- The functions below are as before but for `is_public`.
create or replace function private.creator_stats(creator uuid) returns table (
  total_formations integer, total_students integer, total_revenue bigint, monthly_revenue bigint,
  active_services integer, tips integer, active_sponsorships integer
)
language sql stable security definer
set search_path = ''
as $$
  select c.total_formations, c.total_students,
    case when c.show_revenue or c.user_id = auth.uid() or private.is_admin() then c.total_revenue end,
    case when c.user_id = auth.uid() or private.is_admin() then (
      select coalesce(sum(e.creator_cents), 0)::bigint from public.creator_earnings e
      where e.creator_id = c.id
        and e.created_at >= date_trunc('month', now() at time zone 'America/Toronto') at time zone 'America/Toronto'
    ) end,
    (select count(*)::integer from public.creator_services s where s.creator_id = c.id and s.is_active),
    (select count(*)::integer from public.creator_tips t where t.creator_id = c.id and t.status = 'paid'),
    (select count(*)::integer from public.sponsorships p where p.creator_id = c.id and p.is_active and p.ends_at > now())
  from public.creators c
  where c.id = creator and (c.is_public or c.user_id = auth.uid() or private.is_admin())
$$;

create or replace function private.top_creators(ranking text, size integer) returns setof uuid
language sql stable security definer
set search_path = ''
as $$
  select id from public.creators
  where is_public and case when ranking = 'revenue' then show_revenue else avg_rating >= 4 end
  order by case when ranking = 'revenue' then total_revenue end desc, avg_rating desc, name
  limit least(greatest(coalesce(size, 10), 1), 100)
$$;

create or replace function private.verify_certificate(certificate_number text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('number', c.number, 'holder_name', coalesce(c.holder_name, p.full_name),
    'formation_title', c.formation_title, 'creator_name', case when r.is_public then r.name end, 'issued_at', c.issued_at)
  from public.user_certificates c
  join public.formations f on f.id = c.formation_id join public.creators r on r.id = f.creator_id
  left join public.profiles p on p.user_id = c.user_id
  where c.number = upper(trim(certificate_number))
$$;

-- A tip and a service are for the creator; a product is the shop's and stays on sale.
create or replace function public.begin_checkout(buyer uuid, item_kind text, item uuid, expected_cents integer, idempotency_key text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  offer record;
  tax record;
  checkout public.checkout_sessions;
  replaced text;
begin
  -- Clicks of one person queue up here.
  perform pg_advisory_xact_lock(hashtextextended('checkout ' || buyer, 0));

  if item_kind = 'product' then
    select p.name, p.description, p.price, p.category, coalesce(f.creator_id, c.creator_id) as creator_id,
      true as is_public into offer
    from public.products p
    left join public.formations f on f.id = p.formation_id
    left join public.product_creators c on c.product_id = p.id
    where p.id = item and p.is_active;
  elsif item_kind = 'service' then
    select s.title as name, s.description, s.price, 'consultation' as category, s.creator_id, c.is_public into offer
    from public.creator_services s join public.creators c on c.id = s.creator_id
    where s.id = item and s.is_active;
  elsif item_kind = 'tip' then
    select 'Soutien à ' || c.name as name, coalesce(t.message, '') as description, t.amount_cents as price,
      'tip' as category, t.creator_id, c.is_public into offer
    from public.creator_tips t join public.creators c on c.id = t.creator_id
    where t.id = item and t.user_id = buyer and t.status = 'pending';
  else
    perform private.fail('bad_request', 422, 'One buys a product, a service or a tip.');
  end if;
  if offer.name is null then
    perform private.fail('product_not_found', 404, 'There is nothing to buy under this id.');
  end if;
  if not offer.is_public then
    perform private.fail('creator_page_withdrawn', 409, 'The creator has no public page.');
  end if;
  if offer.category <> 'consultation' and exists (
    select from public.user_products where user_id = buyer and product_id = item and is_active
  ) then
    perform private.fail('already_owned', 409, 'This product has been bought already.');
  end if;
  if expected_cents is distinct from offer.price then
    perform private.fail('price_changed', 409, 'The price is not the one that was shown.', offer.price::text);
  end if;

  select * into checkout from public.checkout_sessions c
  where c.user_id = buyer and c.idempotency_key = begin_checkout.idempotency_key;
  if found and item not in (coalesce(checkout.product_id, checkout.service_id, checkout.tip_id)) then
    perform private.fail('idempotency_conflict', 422, 'This idempotency key belongs to another purchase.');
  end if;

  select * into checkout from public.checkout_sessions c
  where c.user_id = buyer and item in (c.product_id, c.service_id, c.tip_id) and c.status in ('open', 'processing');
  if checkout.status = 'processing' then
    perform private.fail('payment_pending', 409, 'A payment for this is being processed.');
  end if;
  select * into tax from private.taxes(offer.price);
  -- Ten minutes before it ends a session is too short to pay in.
  if checkout.id is not null and (
    checkout.expires_at < now() + interval '10 minutes'
    or (checkout.subtotal_cents, checkout.tps_cents, checkout.tvq_cents) <> (offer.price, tax.tps, tax.tvq)
  ) then
    update public.checkout_sessions set status = 'expired' where id = checkout.id;
    replaced := checkout.stripe_session_id;
    checkout := null;
  end if;
  if checkout.id is null then
    insert into public.checkout_sessions (
      user_id, product_id, service_id, tip_id, creator_id, name, description, category, subtotal_cents, tps_cents,
      tvq_cents, idempotency_key
    )
    select buyer, case item_kind when 'product' then item end, case item_kind when 'service' then item end,
      case item_kind when 'tip' then item end, offer.creator_id, offer.name, offer.description, offer.category,
      offer.price, tax.tps, tax.tvq,
      -- A key that has made a session which ended does not tie its next one.
      case when not exists (
        select from public.checkout_sessions c
        where c.user_id = buyer and c.idempotency_key = begin_checkout.idempotency_key
      ) then begin_checkout.idempotency_key end
    returning * into checkout;
  end if;
  return jsonb_build_object('id', checkout.id, 'name', checkout.name, 'description', checkout.description,
    'category', checkout.category, 'subtotal_cents', checkout.subtotal_cents, 'tps_cents', checkout.tps_cents,
    'tvq_cents', checkout.tvq_cents, 'total_cents', checkout.total_cents,
    'expires_at', floor(extract(epoch from checkout.expires_at)),
    'creator_slug', (select slug from public.creators where id = checkout.creator_id),
    'stripe_session_id', checkout.stripe_session_id, 'url', checkout.url, 'replaces', replaced);
end
$$;

-- `creator` is null for a course whose creator is not shown.
create or replace function private.catalogue(
  search text, category_slugs text[], course_level text, is_premium boolean, min_rating numeric, min_minutes integer,
  max_minutes integer, only_featured boolean, page_size integer, page_offset integer, sort_by text, slugs text[]
) returns jsonb
language plpgsql stable security definer
set search_path = ''
-- Of an SSD, as hosted Supabase has it: otherwise reading the whole table looks cheaper than an index.
set random_page_cost = 1.1
-- The cards of a page are read by their ids, which needs no new plan each time.
set plan_cache_mode = force_generic_plan
as $$
declare
  words text[];
  patterns text[];
  prefixes tsquery;
  stems tsquery;
  inside text;
  -- Ways to look for the words, each as an index answers it and as a course is asked whether it has them. The second form
  -- is one whose share the planner cannot guess: it then reads an index in order, as it is meant to.
  ways text[] := '{}';
  way text[] := array['', ''];
  category_ids text[];
  published constant text := 'f.is_published and f.deleted_at is null';
  size constant integer := least(greatest(coalesce(page_size, 24), 0), 1000);
  start constant integer := greatest(coalesce(page_offset, 0), 0);
  filters text := '';
  ranking text := case sort_by
    when 'recent' then 'f.created_at desc, f.id'
    when 'rating' then 'f.average_rating desc, f.total_reviews desc, f.id'
    when 'duration' then 'f.estimated_duration_minutes, f.id'
    else 'f.view_count desc, f.id'
  end;
  -- How many matches of a search are counted and can be paged through; nobody reads further.
  counted constant integer := 5000;
  -- Where matches stand in the table, and no more of them.
  finding constant text := 'select array(select f.ctid from public.formations f where %s limit %s)';
  sorting constant text := $query$
    with matches as materialized (
      select f.id, f.view_count, f.created_at, f.average_rating, f.total_reviews, f.estimated_duration_minutes
      from public.formations f where %s
    )
    select array(select f.id from matches f order by %s limit $9 offset $10)$query$;
  walking constant text := 'select array(select f.id from public.formations f where %s order by %s limit $9 offset $10)';
  courses real;
  total bigint := 0;
  places tid[];
  is_found boolean;
  is_walked boolean := true;
  ids uuid[];
begin
  -- Only the conditions in use are put together, so that each has its best plan; values are always bound.
  select array_agg(word) into words from (
    select word from regexp_split_to_table(private.fold_text(left(search, 200)), '\s+') word where word <> '' limit 8
  ) parts;
  if words is not null then
    -- Trigrams need three characters: shorter words are looked for at the beginning of a word.
    select
      array_agg(case when is_short then '\m' || word
        else '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%' end order by place),
      string_agg(format(' and f.search_text %s $1[%s]', case when is_short then '~' else 'like' end, place), '' order by place),
      case when bool_and(word ~ '^[[:alnum:]]+$') then to_tsquery('pg_catalog.simple', string_agg(word || ':*', ' & ')) end
    into patterns, inside, prefixes
    from (
      select word, place, word ~ '^[[:alnum:]]{1,2}$' as is_short from unnest(words) with ordinality as parts (word, place)
    ) parts;
    stems := plainto_tsquery('pg_catalog.french', array_to_string(words, ' '));
    -- At the beginning of words; other forms of the words only where no course has them as they were written; then what
    -- stands inside of words.
    if prefixes is not null then
      ways := ways || array[[' and to_tsvector(''pg_catalog.simple'', f.search_text) @@ $2',
        format(' and case when true%s then to_tsvector(''pg_catalog.simple'', f.search_text) @@ $2 end', inside)]];
    else
      ways := ways || array[[inside, format(' and case when true%s then true end', inside)]];
    end if;
    if numnode(stems) > 0 and array_to_string(words, '') ~ '^[[:alpha:]''-]+$' then
      ways := ways || array[[' and to_tsvector(''pg_catalog.french'', f.search_text) @@ $12',
        ' and case when to_tsvector(''pg_catalog.french'', f.search_text) @@ $12 then true end']];
    end if;
    if prefixes is not null then ways := ways || array[[inside, format(' and case when true%s then true end', inside)]]; end if;
  end if;
  if category_slugs is not null then
    select coalesce(array_agg(id), '{}') into category_ids from public.categories where slug = any (category_slugs);
    -- Only for a single one the index is in order.
    filters := filters
      || case when cardinality(category_ids) = 1 then ' and f.category_id = $11[1]' else ' and f.category_id = any ($11)' end;
  end if;
  if course_level is not null then filters := filters || ' and f.level = $3'; end if;
  if is_premium is not null then filters := filters || ' and f.is_premium = $4'; end if;
  if min_rating is not null then filters := filters || ' and f.average_rating >= $5'; end if;
  if min_minutes is not null then filters := filters || ' and f.estimated_duration_minutes >= $6'; end if;
  if max_minutes is not null then filters := filters || ' and f.estimated_duration_minutes <= $7'; end if;
  if only_featured then filters := filters || ' and f.is_featured';
  elsif only_featured = false then filters := filters || ' and not f.is_featured'; end if;
  if slugs is not null then filters := filters || ' and f.slug = any ($13)'; end if;

  if words is not null then
    foreach way slice 1 in array ways loop
      execute format(finding, published || way[1] || filters, counted + 1) into places
      using patterns, prefixes, course_level, is_premium, min_rating, min_minutes, max_minutes, only_featured, size,
        start, category_ids, stems, slugs[1:200];
      total := cardinality(places);
      exit when total > 0;
      if filters <> '' then
        execute format('select count(*) > 0 from (select from public.formations f where %s limit %s) f', published || way[1], counted)
        into is_found using patterns, prefixes, course_level, is_premium, min_rating, min_minutes, max_minutes,
          only_featured, size, start, category_ids, stems;
        exit when is_found;
      end if;
    end loop;
    if total = 0 then return jsonb_build_object('total', 0, 'items', '[]'::jsonb); end if;
    select reltuples into courses from pg_catalog.pg_class where oid = 'public.formations'::regclass;
    -- Each course of the index in order is asked for the words until the page is full, or each match is read and sorted.
    -- To take a text apart into stems costs ten times what other looks do.
    is_walked := (start + size) * courses * case when way[1] like '%$12' then 10 else 1 end < total * total;
  elsif filters = '' then
    -- The number of all courses is kept per creator.
    select coalesce(sum(total_formations), 0) into total from public.creators;
  else
    execute format('select count(*) from public.formations f where %s', published || filters) into total
    using patterns, prefixes, course_level, is_premium, min_rating, min_minutes, max_minutes, only_featured, size,
      start, category_ids, stems, slugs[1:200];
  end if;

  execute format(case when is_walked then walking else sorting end,
    case when is_walked then published || way[2] || filters when total <= counted then 'f.ctid = any ($14)'
      else published || way[1] || filters end, ranking) into ids
  using patterns, prefixes, course_level, is_premium, min_rating, min_minutes, max_minutes, only_featured, size,
    start, category_ids, stems, slugs[1:200], places;
  return case when words is not null and total > counted then jsonb_build_object('total', counted, 'is_capped', true)
    else jsonb_build_object('total', total) end || jsonb_build_object('items', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', f.id, 'slug', f.slug, 'title', f.title, 'description', f.description, 'thumbnail_url', f.thumbnail_url,
        'level', f.level, 'estimated_duration_minutes', f.estimated_duration_minutes,
        'total_modules', f.total_modules, 'view_count', f.view_count, 'like_count', f.like_count,
        'average_rating', f.average_rating, 'total_reviews', f.total_reviews, 'is_featured', f.is_featured,
        'tags', f.tags, 'created_at', f.created_at,
        'creator', case when c.is_public then jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.slug,
          'avatar_url', c.avatar_url, 'is_verified', c.is_verified) end,
        'category', jsonb_build_object('id', g.id, 'name', g.name, 'slug', g.slug, 'icon', g.icon, 'color', g.color),
        'premium', case when p.formation_id is not null then jsonb_build_object('price', p.price,
          'is_subscription', p.is_subscription, 'subscription_interval', p.subscription_interval) end
      ) order by page.place)
      from unnest(ids) with ordinality as page (id, place)
      join public.formations f on f.id = page.id
      join public.creators c on c.id = f.creator_id
      join public.categories g on g.id = f.category_id
      left join public.premium_formations p on p.formation_id = f.id), '[]'));
end
$$;
