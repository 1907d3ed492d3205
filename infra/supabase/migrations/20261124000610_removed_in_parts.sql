-- A lesson that thousands have begun and a category of thousands of courses are gone at once, for everybody who looks; what hangs on them is
-- cleared by the worker in parts. Before, one request rewrote it all: seconds at ten thousand, and an end to it at a hundred thousand.
-- Undone by: calling private.fold_figures until it gives 0, the definitions and policies before it, and dropping removed_at.
set local lock_timeout = '1s';

alter table public.formation_modules add column removed_at timestamptz;
alter policy modules_read on public.formation_modules using (removed_at is null and exists (
  select from public.formations f
  where f.id = formation_modules.formation_id and (formation_modules.is_published
    or f.creator_id = (select private.my_creator_id()) or (select private.works_as('content')))));
alter policy modules_update on public.formation_modules
  using (removed_at is null and private.owns_formation(formation_id)) with check (removed_at is null and private.owns_formation(formation_id));
alter policy modules_delete on public.formation_modules using (removed_at is null and private.owns_formation(formation_id));

create function private.remove_in_parts() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  -- What few have begun goes with the request.
  few constant integer := 100;
begin
  if not exists (select from public.user_module_progress p where p.module_id = old.id offset few)
    and not exists (select from public.learning_sessions s where s.module_id = old.id offset few) then
    return old;
  end if;
  -- One after the other takes a place behind all that its course can have.
  perform from public.formations f where f.id = old.formation_id for no key update;
  update public.formation_modules m set removed_at = now(), is_published = false, is_preview = false,
    order_index = (select greatest(max(o.order_index) + 1, 1000000) from public.formation_modules o where o.formation_id = old.formation_id)
  where m.id = old.id;
  return null;
end
$$;
revoke execute on function private.remove_in_parts() from public, anon, authenticated;
grant execute on function private.remove_in_parts() to service_role;
-- A lesson that goes with its course goes at once.
create trigger modules_removed before delete on public.formation_modules for each row
when (old.removed_at is null and pg_trigger_depth() = 0) execute function private.remove_in_parts();

-- Nothing waits for what somebody works on: it is met again the next time.
create function private.fold_removed(size integer) returns integer language plpgsql set search_path = '' as $$
declare
  lesson constant uuid := (select m.id from public.formation_modules m where m.removed_at is not null limit 1);
  gone integer;
  cleared integer := 0;
begin
  if lesson is null then return 0; end if;
  update public.learning_sessions set module_id = null where ctid = any (array(
    select s.ctid from public.learning_sessions s where s.module_id = lesson limit size for update skip locked));
  get diagnostics gone = row_count; cleared := cleared + gone;
  delete from public.user_module_progress where ctid = any (array(
    select p.ctid from public.user_module_progress p where p.module_id = lesson limit size for update skip locked));
  get diagnostics gone = row_count; cleared := cleared + gone;
  delete from private.note_drafts where ctid = any (array(
    select d.ctid from private.note_drafts d where d.module_id = lesson limit size for update skip locked));
  get diagnostics gone = row_count; cleared := cleared + gone;
  if cleared > 0 then return cleared; end if;
  delete from public.formation_modules m where m.id = lesson
    and not exists (select from public.learning_sessions s where s.module_id = lesson)
    and not exists (select from public.user_module_progress p where p.module_id = lesson);
  get diagnostics gone = row_count;
  return gone;
end
$$;
revoke execute on function private.fold_removed(integer) from public, anon, authenticated;
grant execute on function private.fold_removed(integer) to service_role;

-- Courses of a retired category follow it; its row stays until the last of them has.
create function private.fold_categories(size integer) returns integer language plpgsql set search_path = '' as $$
declare
  former private.former_categories;
  moved integer;
begin
  select r.* into former from private.former_categories r join public.categories c on c.id = r.id limit 1 for update of c skip locked;
  if former.id is null then return 0; end if;
  update public.formations set category_id = former.category_id where id = any (array(
    select f.id from public.formations f where f.category_id = former.id limit size for no key update skip locked));
  get diagnostics moved = row_count;
  if moved > 0 then return moved; end if;
  delete from public.categories c where c.id = former.id and not exists (select from public.formations f where f.category_id = former.id);
  get diagnostics moved = row_count;
  return moved;
end
$$;
revoke execute on function private.fold_categories(integer) from public, anon, authenticated;
grant execute on function private.fold_categories(integer) to service_role;

create or replace function private.fold_figures(size integer DEFAULT 2000) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not pg_try_advisory_xact_lock(hashtext('private.fold_figures')) then return 0; end if;
  -- One of them a transaction, so that its rows are free again soon.
  return coalesce(nullif(private.fold_lessons(least(size, 200)), 0), nullif(private.fold_names(least(size, 200)), 0),
    nullif(private.fold_courses(least(size, 500)), 0), nullif(private.fold_creators(least(size, 100)), 0),
    nullif(private.fold_removed(least(size, 500)), 0), private.fold_categories(least(size, 100)));
end
$$;

create or replace function private.keep_category() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  -- Who retires it waits for us, or we for them; what they did is seen by the next statement.
  perform from public.categories c where c.id = new.category_id for key share;
  new.category_id := coalesce((select r.category_id from private.former_categories r where r.id = new.category_id), new.category_id);
  return new;
end
$$;

create or replace function private.retire_category(category text, into_category text) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  courses integer;
begin
  perform private.assert_keeps_catalogue();
  perform pg_advisory_xact_lock(hashtext('public.categories'));
  -- New courses begin there (marketplace §3).
  if category = '1' then perform private.fail('category_needed', 409, 'New courses begin in this category.'); end if;
  perform from public.categories c where c.id = category and not exists (select from private.former_categories r where r.id = category)
  for update;
  if not found or category = into_category or not exists (select from public.categories c where c.id = into_category)
    or exists (select from private.former_categories r where r.id = into_category) then
    perform private.fail('entry_not_found', 404, 'There is no such category.');
  end if;
  select count(*) into courses from public.formations f where f.category_id = category;
  update private.former_categories r set category_id = into_category where r.category_id = category;
  insert into private.former_categories (id, slug, category_id)
  select c.id, c.slug, into_category from public.categories c where c.id = category;
  -- Few go with the request; `private.fold_categories` moves the rest.
  if courses <= 20 then
    update public.formations f set category_id = into_category where f.category_id = category;
    delete from public.categories c where c.id = category;
  end if;
  perform private.note_act('catalogue', null, 'category_retired',
    jsonb_build_object('category', category, 'into', into_category, 'courses', courses));
  return courses;
end
$$;

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
        -- Courses that are on their way to it.
        union select r.id from private.former_categories r join public.categories still on still.id = r.id
          join public.categories c on c.id = r.category_id where c.slug = any (category_slugs)
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
      select coalesce(sum(total_formations), 0) into total from public.creators where total_formations > 0;
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

create or replace function private.console_catalogue() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.assert_keeps_catalogue();
  return jsonb_build_object(
    'categories', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'description', c.description,
        'color', c.color, 'is_first', c.id = '1',
        'courses', (select count(*) from public.formations f where f.category_id = c.id and f.deleted_at is null)
      ) order by c.position, c.id), '[]')
      from public.categories c where not exists (select from private.former_categories r where r.id = c.id)
    ),
    'featured', (
      select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'title', f.title, 'slug', f.slug, 'is_shown', f.is_featured,
        'is_published', f.is_published, 'starts_on', x.starts_on, 'ends_on', x.ends_on
      ) order by x.place, f.view_count desc, f.id), '[]')
      from public.formations f left join private.featured_courses x on x.formation_id = f.id
      where f.id in (
        select s.id from public.formations s where s.is_featured union select y.formation_id from private.featured_courses y
      ) and f.deleted_at is null
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

create or replace function private.reorder_modules(formation uuid, module_ids uuid[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  course constant public.formations := private.my_formation(formation);
begin
  if (select array_agg(id order by id) from public.formation_modules where formation_id = course.id and removed_at is null)
      is distinct from (select array_agg(id order by id) from unnest(module_ids) id) then
    perform private.fail('modules_changed', 409, 'The modules of the course are not the ones named.');
  end if;
  set constraints public.module_position deferred;
  update public.formation_modules m set order_index = place.number - 1
  from unnest(module_ids) with ordinality place (id, number)
  where m.id = place.id and m.order_index <> place.number - 1;
end
$$;

create or replace function private.my_courses() RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with mine as materialized (
    select f.id from public.formations f where f.creator_id = private.my_creator_id() and f.deleted_at is null
  ), learning as (
    select p.formation_id, count(*) as students
    from mine join public.user_formation_progress p on p.formation_id = mine.id
    where not exists (select from public.products d join public.user_products u on u.product_id = d.id
      where d.formation_id = mine.id and u.user_id = p.user_id and not u.is_active)
    group by 1
  ), earned as (
    select d.formation_id, sum(e.creator_cents) as cents
    from mine join public.products d on d.formation_id = mine.id
    join public.order_items i on i.product_id = d.id join public.creator_earnings e on e.order_item_id = i.id group by 1
  ), lessons as (
    select m.formation_id, count(*) as modules
    from mine join public.formation_modules m on m.formation_id = mine.id and m.removed_at is null group by 1
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', f.id, 'slug', f.slug, 'title', f.title, 'description', f.description, 'thumbnail_url', f.thumbnail_url,
    'level', f.level, 'category_id', f.category_id, 'estimated_duration_minutes', f.estimated_duration_minutes,
    'is_published', f.is_published, 'view_count', f.view_count, 'total_modules', f.total_modules,
    'module_count', coalesce(l.modules, 0),
    'average_rating', f.average_rating, 'total_reviews', f.total_reviews, 'completion_rate', f.completion_rate,
    'price', (select price from public.premium_formations p where p.formation_id = f.id),
    'students', coalesce(t.students, 0), 'revenue_cents', coalesce(r.cents, 0),
    'missing', to_jsonb(private.missing_to_publish(f.id)), 'created_at', f.created_at, 'updated_at', f.updated_at
  ) order by f.created_at desc, f.id), '[]')
  from mine join public.formations f on f.id = mine.id
  left join learning t on t.formation_id = f.id
  left join earned r on r.formation_id = f.id
  left join lessons l on l.formation_id = f.id
$$;

create or replace function private.record_progress(learner uuid, events jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  event jsonb;
  module public.formation_modules;
  result jsonb;
  results jsonb := '[]';
begin
  if learner is distinct from auth.uid() then
    perform private.fail('wrong_user', 403, 'These events belong to somebody else.');
  end if;
  if jsonb_typeof(events) <> 'array' or jsonb_array_length(events) > 200 then
    perform private.fail('bad_request', 422, 'Events are a list of at most 200.');
  end if;
  perform from public.profiles where user_id = learner for update;
  for event in select value from jsonb_array_elements(events) loop
    result := jsonb_build_object('id', event -> 'id', 'status', 'refused');
    begin
      select * into module from public.formation_modules where id = (event ->> 'module_id')::uuid and removed_at is null;
      if module.id is not null and private.has_formation_access(module.formation_id) then
        if event ->> 'kind' = 'note' then
          result := private.keep_note(learner, module, event);
        elsif private.keep_session(learner, module, event) then
          result := jsonb_build_object('id', event -> 'id', 'status', 'stored');
        end if;
      end if;
    exception when data_exception or integrity_constraint_violation then
      null;
    end;
    results := results || result;
  end loop;
  perform private.award_badges(learner);
  return jsonb_build_object('results', results);
end
$$;
