-- What staff decide about the catalogue: categories, the courses that are featured, and sponsors (decision 0037). All of it is what the
-- site shows, as its lists and texts are: content staff and the owner write it, and nobody's money, rights or person changes by it.

-- Categories have an order and a tone of the palette.
alter table public.categories add column position integer not null default 0;
update public.categories c set position = o.position
from (select id, row_number() over (order by id) as position from public.categories) o where o.id = c.id;
-- The tones in which their covers are drawn already.
update public.categories set color = case slug
  when 'marketing-digital' then 'spruce' when 'publicite' then 'lichen' when 'reseaux-sociaux' then 'clay' when 'google-ads' then 'moss'
  when 'facebook-ads' then 'clay' when 'seo' then 'glacier' when 'analytics' then 'night' when 'ecommerce' then 'lichen' end;
alter table public.categories
  add constraint categories_color_check check (color ~ '^(spruce|glacier|clay|moss|night|lichen)$'),
  add constraint categories_name_check check (length(trim(name)) between 1 and 80) not valid,
  add constraint categories_description_check check (length(description) <= 300) not valid;

-- Categories that are retired: links to them find the courses where they are now.
create table private.former_categories (
  id text primary key,
  slug text not null unique,
  category_id text not null references public.categories (id) on delete cascade
);
create index former_categories_category on private.former_categories (category_id);
alter table private.former_categories enable row level security;
revoke all on private.former_categories from anon, authenticated;
grant all on private.former_categories to service_role;

-- A course is never in a category that is retired, whatever list its author's page still shows. The lock makes whoever retires one wait
-- for courses that are just being put there, and the other way around.
create function private.keep_category() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.categories c where c.id = new.category_id for key share;
  if not found then
    new.category_id := coalesce((select r.category_id from private.former_categories r where r.id = new.category_id), new.category_id);
  end if;
  return new;
end
$$;
revoke all on function private.keep_category() from public, anon, authenticated;
create trigger formations_category_kept before insert or update of category_id on public.formations
  for each row execute function private.keep_category();

-- Which courses are featured, in what order and on what days in Québec, both included; `formations.is_featured` follows.
create table private.featured_courses (
  formation_id uuid primary key references public.formations (id) on delete cascade,
  place integer not null,
  starts_on date not null,
  ends_on date check (ends_on >= starts_on)
);
alter table private.featured_courses enable row level security;
revoke all on private.featured_courses from anon, authenticated;
grant all on private.featured_courses to service_role;
insert into private.featured_courses (formation_id, place, starts_on)
select id, row_number() over (order by view_count desc, id), (now() at time zone 'America/Toronto')::date
from public.formations where is_featured;

-- Sponsorships begin on a day as well.
alter table public.sponsorships add column starts_at timestamptz not null default now();
update public.sponsorships set starts_at = created_at where starts_at > created_at;
alter policy sponsorships_read on public.sponsorships using (is_active and starts_at <= now() and ends_at > now());

create or replace function private.creator_stats(creator uuid) RETURNS TABLE(total_formations integer, total_students integer, total_revenue bigint, monthly_revenue bigint, active_services integer, tips integer, active_sponsorships integer)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select c.total_formations, c.total_students,
    case when c.show_revenue or c.user_id = auth.uid() or private.is_admin() then c.total_revenue end,
    case when c.user_id = auth.uid() or private.is_admin() then (
      select coalesce(sum(e.creator_cents), 0)::bigint from public.creator_earnings e
      where e.creator_id = c.id
        and e.created_at >= date_trunc('month', now() at time zone 'America/Toronto') at time zone 'America/Toronto'
    ) end,
    (select count(*)::integer from public.creator_services s where s.creator_id = c.id and s.is_active),
    (select count(*)::integer from public.creator_tips t where t.creator_id = c.id and t.status = 'paid'),
    (select count(*)::integer from public.sponsorships p where p.creator_id = c.id and p.is_active and p.starts_at <= now() and p.ends_at > now())
  from public.creators c
  where c.id = creator and (c.is_public or c.user_id = auth.uid() or private.is_admin())
$$;

create or replace function private.my_creator_page() RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select jsonb_build_object(
    'id', c.id, 'is_public', c.is_public, 'agreed_at', c.page_agreed_at, 'shown', private.creator_page_text(c),
    'figures', jsonb_build_object('formations', c.total_formations, 'students', c.total_students,
      'revenue_cents', case when c.show_revenue then c.total_revenue end, 'rating', c.avg_rating,
      'services', c.active_services,
      'tips', (select count(*) from public.creator_tips t where t.creator_id = c.id and t.status = 'paid'),
      'sponsorships', (
        select count(*) from public.sponsorships p where p.creator_id = c.id and p.is_active and p.starts_at <= now() and p.ends_at > now()
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

-- Featured courses come in the order that staff have given them.
create or replace function private.page_of_courses(search private.course_search, way text, filters private.course_filters, places tid[], is_walked boolean, sort_by text, size integer, start integer) RETURNS uuid[]
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    SET plan_cache_mode TO 'force_custom_plan'
    AS $$
declare
  is_filtered constant boolean := not (filters is null);
begin
  return array(
    select f.id from public.formations f
    where case
      -- All matches are known.
      when places is not null then f.ctid = any (places)
      else f.is_published and f.deleted_at is null
        and (not is_filtered or private.has_properties(f, filters))
        and case
          -- No words are looked for.
          when way is null then true
          -- The planner cannot guess how many courses pass a `case`: it reads an index in order then, as it is meant to.
          when is_walked then case
            -- To look inside of words is quicker, and rules most courses out.
            when (way <> 'beginnings' or private.has_insides(f.search_text, search.insides, search.short_beginnings))
              and private.has_words(f.search_text, search, way) then true
          end
          else private.has_words(f.search_text, search, way)
        end
    end
    order by
      case when (filters).only_featured and sort_by is null then (
        select coalesce(min(x.place), 32767) from private.featured_courses x where x.formation_id = f.id
      ) end,
      case when sort_by = 'recent' then f.created_at end desc,
      case when sort_by = 'rating' then f.average_rating end desc,
      case when sort_by = 'rating' then f.total_reviews end desc,
      case when sort_by = 'duration' then f.estimated_duration_minutes end,
      case when sort_by in ('recent', 'rating', 'duration') then null else f.view_count end desc,
      f.id
    limit size offset start
  );
end
$$;

-- Links to a category that was retired find its courses.
create or replace function private.catalogue(search text, category_slugs text[], course_level text, is_premium boolean, min_rating numeric, min_minutes integer, max_minutes integer, only_featured boolean, page_size integer, page_offset integer, sort_by text, slugs text[]) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET random_page_cost TO '1.1'
    AS $$
declare
  size constant integer := least(greatest(coalesce(page_size, 24), 0), 1000);
  start constant integer := greatest(coalesce(page_offset, 0), 0);
  -- How many matches of a search are counted and can be paged through; nobody reads further.
  counted constant integer := 5000;
  words constant private.course_search := private.read_search(search);
  filters constant private.course_filters := row(
    case when category_slugs is not null
      then array(
        select id from public.categories where slug = any (category_slugs)
        union select category_id from private.former_categories where slug = any (category_slugs)
      ) end,
    course_level, is_premium, min_rating, min_minutes, max_minutes, only_featured, slugs[1:200]);
  is_filtered constant boolean := not (filters is null);
  total bigint;
  way text;
  places tid[];
  courses real;
  is_walked boolean := true;
  is_capped boolean := false;
begin
  if words is null then
    if is_filtered then
      total := private.count_courses(filters);
    else
      -- The number of all courses is kept per creator.
      select coalesce(sum(total_formations), 0) into total from public.creators;
    end if;
  else
    -- At the beginning of words, where they are words; other forms of them only where no course has them as they were
    -- written; then what stands inside of words.
    foreach way in array array_remove(array[
      case when words.beginnings is not null then 'beginnings' else 'insides' end,
      case when words.forms is not null then 'forms' end,
      case when words.beginnings is not null then 'insides' end
    ], null) loop
      places := private.find_courses(words, way, filters, counted + 1);
      total := cardinality(places);
      exit when total > 0;
      exit when is_filtered and private.find_courses(words, way, null, counted) <> '{}';
    end loop;
    if total = 0 then return jsonb_build_object('total', 0, 'items', '[]'::jsonb); end if;
    -- Each course of the index in order is asked for the words until the page is full, or each match is read and sorted.
    -- To take a text apart into stems costs ten times what other looks do.
    select reltuples into courses from pg_catalog.pg_class where oid = 'public.formations'::regclass;
    is_walked := (start + size) * courses * case when way = 'forms' then 10 else 1 end < total * total;
    is_capped := total > counted;
    if is_walked or is_capped then places := null; end if;
  end if;
  return jsonb_build_object(
      'total', least(total, case when is_capped then counted end),
      'items', private.course_cards(
        private.page_of_courses(words, way, filters, places, is_walked, sort_by, size, start)))
    || case when is_capped then jsonb_build_object('is_capped', true) else '{}' end;
end
$$;

-- Makes what is featured follow the days; also a job, at the beginning of each day on which something begins or has ended.
create function private.settle_featured() returns void
language sql security definer set search_path = ''
as $$
  update public.formations f set is_featured = not f.is_featured
  from private.featured_courses x
  where x.formation_id = f.id
    and f.is_featured <> ((now() at time zone 'America/Toronto')::date between x.starts_on and coalesce(x.ends_on, 'infinity'))
$$;
create function public.settle_featured() returns void
language sql set search_path = '' as $$ select private.settle_featured() $$;
revoke all on function private.settle_featured() from public, anon, authenticated;
revoke all on function public.settle_featured() from public, anon, authenticated;
grant execute on function private.settle_featured() to service_role;
grant execute on function public.settle_featured() to service_role;

create function private.assert_keeps_catalogue() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.works_as('content') then
    raise exception 'only the owner and content staff keep the catalogue' using errcode = '42501';
  end if;
end
$$;
-- A published course by its id or by the end of its page's address.
create function private.course_named(name text) returns public.formations
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_one public.formations;
begin
  select f.* into found_one from public.formations f
  where f.is_published and f.deleted_at is null and name in (f.slug, f.id::text);
  if found_one.id is null then perform private.fail('formation_not_found', 404, 'There is no published course of that name.'); end if;
  return found_one;
end
$$;
create function private.assert_period(starts date, ends date) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if starts is null or ends < starts then perform private.fail('bad_period', 422, 'It ends before it begins.'); end if;
end
$$;
revoke all on function private.assert_keeps_catalogue() from public, anon, authenticated;
revoke all on function private.course_named(text) from public, anon, authenticated;
revoke all on function private.assert_period(date, date) from public, anon, authenticated;

create function private.console_catalogue() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_keeps_catalogue();
  return jsonb_build_object(
    'categories', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'description', c.description,
        'color', c.color, 'is_first', c.id = '1',
        'courses', (select count(*) from public.formations f where f.category_id = c.id and f.deleted_at is null)
      ) order by c.position, c.id), '[]')
      from public.categories c
    ),
    'featured', (
      select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'title', f.title, 'slug', f.slug, 'is_shown', f.is_featured,
        'is_published', f.is_published, 'starts_on', x.starts_on, 'ends_on', x.ends_on
      ) order by x.place, f.view_count desc, f.id), '[]')
      from public.formations f left join private.featured_courses x on x.formation_id = f.id
      where (f.is_featured or x.formation_id is not null) and f.deleted_at is null
    ),
    'sponsors', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'company_name', s.company_name, 'description', s.description,
        'website_url', s.website_url, 'is_active', s.is_active,
        'sponsorships', (
          select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'course', f.title, 'slug', f.slug, 'amount', p.amount,
            'is_active', p.is_active, 'is_running', p.is_active and p.starts_at <= now() and p.ends_at > now(),
            'starts_on', (p.starts_at at time zone 'America/Toronto')::date,
            'ends_on', ((p.ends_at - interval '1 microsecond') at time zone 'America/Toronto')::date
          ) order by p.starts_at desc, p.id), '[]')
          from public.sponsorships p left join public.formations f on f.id = p.formation_id where p.sponsor_id = s.id
        )) order by s.company_name), '[]')
      from public.quebec_sponsors s
    ));
end
$$;

create function private.save_category(category text, label text, about text, tone text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  kept text := category;
  address constant text := private.slug_of(label);
begin
  perform private.assert_keeps_catalogue();
  perform pg_advisory_xact_lock(hashtext('public.categories'));
  if exists (
    select from public.categories c where c.id is distinct from category
      and (private.fold_text(c.name) = private.fold_text(trim(label)) or (category is null and c.slug = address))
  ) then
    perform private.fail('name_taken', 409, 'Something else has this name.');
  end if;
  if category is null then
    -- An address that a retired category had is the new one's.
    delete from private.former_categories r where r.slug = address;
    insert into public.categories (id, name, slug, description, color, position)
    values (gen_random_uuid(), trim(label), address, nullif(trim(about), ''), tone, (select coalesce(max(c.position), 0) + 1 from public.categories c))
    returning id into kept;
  else
    -- Its address stays: links to it do.
    update public.categories c set name = trim(label), description = nullif(trim(about), ''), color = tone
    where c.id = category;
    if not found then perform private.fail('entry_not_found', 404, 'There is no such category.'); end if;
  end if;
  perform private.note_act('catalogue', null, 'category_saved', jsonb_build_object('category', kept, 'name', trim(label), 'tone', tone));
  return kept;
end
$$;

create function private.order_categories(ids text[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_keeps_catalogue();
  perform pg_advisory_xact_lock(hashtext('public.categories'));
  update public.categories c set position = o.position
  from (
    select k.id, row_number() over (order by array_position(ids, k.id), k.position, k.id) as position
    from public.categories k
  ) o where o.id = c.id and o.position <> c.position;
  perform private.note_act('catalogue', null, 'categories_ordered');
end
$$;

create function private.retire_category(category text, into_category text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  courses integer;
begin
  perform private.assert_keeps_catalogue();
  perform pg_advisory_xact_lock(hashtext('public.categories'));
  -- New courses begin there (marketplace §3).
  if category = '1' then perform private.fail('category_needed', 409, 'New courses begin in this category.'); end if;
  perform from public.categories c where c.id = category for update;
  if not found or category = into_category or not exists (select from public.categories c where c.id = into_category) then
    perform private.fail('entry_not_found', 404, 'There is no such category.');
  end if;
  update public.formations f set category_id = into_category where f.category_id = category;
  get diagnostics courses = row_count;
  update private.former_categories r set category_id = into_category where r.category_id = category;
  insert into private.former_categories (id, slug, category_id)
  select c.id, c.slug, into_category from public.categories c where c.id = category;
  delete from public.categories c where c.id = category;
  perform private.note_act('catalogue', null, 'category_retired',
    jsonb_build_object('category', category, 'into', into_category, 'courses', courses));
  return courses;
end
$$;

-- Courses that are featured without days, as data had them before there were days, keep their order in front of what comes.
create function private.place_featured() returns void
language sql security definer set search_path = ''
as $$
  insert into private.featured_courses (formation_id, place, starts_on)
  select f.id, coalesce((select max(x.place) from private.featured_courses x), 0) + row_number() over (order by f.view_count desc, f.id),
    (now() at time zone 'America/Toronto')::date
  from public.formations f
  where f.is_featured and not exists (select from private.featured_courses x where x.formation_id = f.id)
$$;
revoke all on function private.place_featured() from public, anon, authenticated;

create function private.feature_course(course text, starts date, ends date) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  chosen public.formations;
  today constant date := (now() at time zone 'America/Toronto')::date;
  day date;
begin
  perform private.assert_keeps_catalogue();
  perform private.assert_period(starts, ends);
  chosen := private.course_named(course);
  perform private.place_featured();
  insert into private.featured_courses (formation_id, place, starts_on, ends_on)
  values (chosen.id, (select coalesce(max(x.place), 0) + 1 from private.featured_courses x), starts, ends)
  on conflict (formation_id) do update set starts_on = excluded.starts_on, ends_on = excluded.ends_on;
  perform private.settle_featured();
  foreach day in array array_remove(array[starts, ends + 1], null) loop
    if day > today then
      perform private.enqueue('settle_featured', 'settle_featured:' || day, null, day::timestamp at time zone 'America/Toronto');
    end if;
  end loop;
  perform private.note_act('catalogue', chosen.id, 'course_featured', jsonb_build_object('from', starts, 'to', ends));
end
$$;

create function private.unfeature_course(course uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_keeps_catalogue();
  delete from private.featured_courses x where x.formation_id = course;
  update public.formations f set is_featured = false where f.id = course and f.is_featured;
  perform private.note_act('catalogue', course, 'course_unfeatured');
end
$$;

create function private.order_featured(ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_keeps_catalogue();
  perform private.place_featured();
  update private.featured_courses x set place = o.place
  from (
    select k.formation_id, row_number() over (order by array_position(ids, k.formation_id), k.place) as place
    from private.featured_courses k
  ) o where o.formation_id = x.formation_id and o.place <> x.place;
  perform private.note_act('catalogue', null, 'featured_ordered');
end
$$;

create function private.save_sponsor(sponsor uuid, company text, about text, website text, active boolean) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  kept uuid := coalesce(sponsor, gen_random_uuid());
begin
  perform private.assert_keeps_catalogue();
  perform pg_advisory_xact_lock(hashtext('public.quebec_sponsors'));
  if exists (
    select from public.quebec_sponsors s where s.id <> kept and private.fold_text(s.company_name) = private.fold_text(trim(company))
  ) then
    perform private.fail('name_taken', 409, 'Something else has this name.');
  end if;
  if sponsor is null then
    insert into public.quebec_sponsors (id, company_name, description, website_url, is_active)
    values (kept, trim(company), coalesce(trim(about), ''), nullif(trim(website), ''), active);
  else
    update public.quebec_sponsors s set company_name = trim(company), description = coalesce(trim(about), ''),
      website_url = nullif(trim(website), ''), is_active = active where s.id = sponsor;
    if not found then perform private.fail('entry_not_found', 404, 'There is no such sponsor.'); end if;
  end if;
  perform private.note_act('catalogue', kept, 'sponsor_saved', jsonb_build_object('name', left(trim(company), 120), 'is_active', active));
  return kept;
end
$$;
alter table public.quebec_sponsors add constraint quebec_sponsors_description_check check (length(description) <= 500) not valid;

-- A course that a sponsor pays for, from one day in Québec to another, both included; the amount in cents is for the site's books alone.
create function private.save_sponsorship(sponsorship uuid, sponsor uuid, course text, cents integer, starts date, ends date, active boolean) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  kept constant uuid := coalesce(sponsorship, gen_random_uuid());
  chosen public.formations;
begin
  perform private.assert_keeps_catalogue();
  perform private.assert_period(starts, ends);
  if ends is null then perform private.fail('bad_period', 422, 'A sponsorship has an end.'); end if;
  if not exists (select from public.quebec_sponsors s where s.id = sponsor) then
    perform private.fail('entry_not_found', 404, 'There is no such sponsor.');
  end if;
  if sponsorship is null then
    chosen := private.course_named(course);
    insert into public.sponsorships (id, sponsor_id, creator_id, formation_id, amount, is_active, starts_at, ends_at)
    values (kept, sponsor, chosen.creator_id, chosen.id, cents, active, starts::timestamp at time zone 'America/Toronto',
      (ends + 1)::timestamp at time zone 'America/Toronto');
  else
    -- What it is for stays.
    update public.sponsorships p set amount = cents, is_active = active, starts_at = starts::timestamp at time zone 'America/Toronto',
      ends_at = (ends + 1)::timestamp at time zone 'America/Toronto'
    where p.id = sponsorship and p.sponsor_id = sponsor;
    if not found then perform private.fail('entry_not_found', 404, 'There is no such sponsorship.'); end if;
  end if;
  perform private.note_act('catalogue', kept, 'sponsorship_saved',
    jsonb_build_object('sponsor', sponsor, 'from', starts, 'to', ends, 'cents', cents, 'is_active', active));
  return kept;
end
$$;

create function public.console_catalogue() returns jsonb
language sql stable set search_path = '' as $$ select private.console_catalogue() $$;
create function public.save_category(category text, label text, about text, tone text) returns text
language sql set search_path = '' as $$ select private.save_category(category, label, about, tone) $$;
create function public.order_categories(ids text[]) returns void
language sql set search_path = '' as $$ select private.order_categories(ids) $$;
create function public.retire_category(category text, into_category text) returns integer
language sql set search_path = '' as $$ select private.retire_category(category, into_category) $$;
create function public.feature_course(course text, starts date, ends date) returns void
language sql set search_path = '' as $$ select private.feature_course(course, starts, ends) $$;
create function public.unfeature_course(course uuid) returns void
language sql set search_path = '' as $$ select private.unfeature_course(course) $$;
create function public.order_featured(ids uuid[]) returns void
language sql set search_path = '' as $$ select private.order_featured(ids) $$;
create function public.save_sponsor(sponsor uuid, company text, about text, website text, active boolean) returns uuid
language sql set search_path = '' as $$ select private.save_sponsor(sponsor, company, about, website, active) $$;
create function public.save_sponsorship(
  sponsorship uuid, sponsor uuid, course text, cents integer, starts date, ends date, active boolean
) returns uuid
language sql set search_path = '' as $$ select private.save_sponsorship(sponsorship, sponsor, course, cents, starts, ends, active) $$;
do $do$
declare
  name text;
begin
  foreach name in array array['console_catalogue()', 'save_category(text, text, text, text)', 'order_categories(text[])',
    'retire_category(text, text)', 'feature_course(text, date, date)', 'unfeature_course(uuid)', 'order_featured(uuid[])',
    'save_sponsor(uuid, text, text, text, boolean)', 'save_sponsorship(uuid, uuid, text, integer, date, date, boolean)'] loop
    execute format('revoke all on function private.%1$s from public, anon; revoke all on function public.%1$s from public, anon', name);
    execute format('grant execute on function private.%1$s to authenticated, service_role; grant execute on function public.%1$s to authenticated, service_role', name);
  end loop;
end
$do$;
