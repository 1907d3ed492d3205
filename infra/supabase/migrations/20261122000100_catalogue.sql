-- The catalogue in functions that can be read: `private.catalogue` put its statements together from format strings.
-- Answers and plans stay the same: finding, counting and paging are planned for what is asked (`plan_cache_mode`). A function
-- that is `immutable` and `return`s an expression is a part of the statement that calls it; what was not asked for folds
-- away, and an index serves what is left. Its names are resolved here, so it needs no `search_path`, which would make it a call.

-- What a course has to be; null asks for nothing.
create type private.course_filters as (
  category_ids text[], course_level text, is_premium boolean, min_rating numeric, min_minutes integer,
  max_minutes integer, only_featured boolean, slugs text[]
);

-- The words of a search in each way in which they can be looked for.
create type private.course_search as (beginnings tsquery, forms tsquery, insides text[], short_beginnings text[]);

create function private.read_search(search text) returns private.course_search
language plpgsql stable
set search_path = ''
as $$
declare
  words text[];
  result private.course_search;
begin
  select array_agg(word) into words from (
    select word from regexp_split_to_table(private.fold_text(left(search, 200)), '\s+') word where word <> '' limit 8
  ) parts;
  if words is null then return null; end if;
  -- Trigrams need three characters: shorter words are looked for at the beginning of a word.
  select
    array_agg('%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%') filter (where not is_short),
    array_agg('\m' || word) filter (where is_short),
    case when bool_and(word ~ '^[[:alnum:]]+$') then to_tsquery('pg_catalog.simple', string_agg(word || ':*', ' & ')) end
  into result.insides, result.short_beginnings, result.beginnings
  from (select word, word ~ '^[[:alnum:]]{1,2}$' as is_short from unnest(words) word) parts;
  if array_to_string(words, '') ~ '^[[:alpha:]''-]+$' then
    result.forms := plainto_tsquery('pg_catalog.french', array_to_string(words, ' '));
    if numnode(result.forms) = 0 then result.forms := null; end if;
  end if;
  return result;
end
$$;

-- One comparison for each of eight words: no index knows `like all`.
create function private.has_insides(content text, insides text[], short_beginnings text[]) returns boolean
language sql immutable
return (insides[1] is null or content like insides[1]) and (short_beginnings[1] is null or content ~ short_beginnings[1])
  and (insides[2] is null or content like insides[2]) and (short_beginnings[2] is null or content ~ short_beginnings[2])
  and (insides[3] is null or content like insides[3]) and (short_beginnings[3] is null or content ~ short_beginnings[3])
  and (insides[4] is null or content like insides[4]) and (short_beginnings[4] is null or content ~ short_beginnings[4])
  and (insides[5] is null or content like insides[5]) and (short_beginnings[5] is null or content ~ short_beginnings[5])
  and (insides[6] is null or content like insides[6]) and (short_beginnings[6] is null or content ~ short_beginnings[6])
  and (insides[7] is null or content like insides[7]) and (short_beginnings[7] is null or content ~ short_beginnings[7])
  and (insides[8] is null or content like insides[8]) and (short_beginnings[8] is null or content ~ short_beginnings[8]);

-- Each way has an index.
create function private.has_words(content text, search private.course_search, way text) returns boolean
language sql immutable
return case way
  when 'beginnings' then to_tsvector('pg_catalog.simple', content) @@ search.beginnings
  when 'forms' then to_tsvector('pg_catalog.french', content) @@ search.forms
  when 'insides' then private.has_insides(content, search.insides, search.short_beginnings)
end;

create function private.has_properties(course public.formations, filters private.course_filters) returns boolean
language sql immutable
return case
    when filters.category_ids is null then true
    -- Only for a single one the index is in order.
    when cardinality(filters.category_ids) = 1 then course.category_id = filters.category_ids[1]
    else course.category_id = any (filters.category_ids)
  end
  and (filters.course_level is null or course.level = filters.course_level)
  and (filters.is_premium is null or course.is_premium = filters.is_premium)
  and (filters.min_rating is null or course.average_rating >= filters.min_rating)
  and (filters.min_minutes is null or course.estimated_duration_minutes >= filters.min_minutes)
  and (filters.max_minutes is null or course.estimated_duration_minutes <= filters.max_minutes)
  and (filters.only_featured is null or course.is_featured = filters.only_featured)
  and (filters.slugs is null or course.slug = any (filters.slugs));

create function private.find_courses(
  search private.course_search, way text, filters private.course_filters, most integer
) returns tid[]
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  is_filtered constant boolean := not (filters is null);
begin
  -- Where matches stand in the table, and no more of them.
  return array(
    select f.ctid from public.formations f
    where f.is_published and f.deleted_at is null and private.has_words(f.search_text, search, way)
      and (not is_filtered or private.has_properties(f, filters))
    limit most
  );
end
$$;

create function private.count_courses(filters private.course_filters) returns bigint
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
begin
  return (
    select count(*) from public.formations f
    where f.is_published and f.deleted_at is null and private.has_properties(f, filters)
  );
end
$$;

create function private.page_of_courses(
  search private.course_search, way text, filters private.course_filters, places tid[], is_walked boolean,
  sort_by text, size integer, start integer
) returns uuid[]
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
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

create function private.course_cards(ids uuid[]) returns jsonb
language plpgsql stable
set search_path = ''
-- Cards are read by their ids, which needs no new plan each time.
set plan_cache_mode = force_generic_plan
as $$
begin
  return coalesce((
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
    left join public.premium_formations p on p.formation_id = f.id
  ), '[]');
end
$$;

create or replace function private.catalogue(
  search text, category_slugs text[], course_level text, is_premium boolean, min_rating numeric, min_minutes integer,
  max_minutes integer, only_featured boolean, page_size integer, page_offset integer, sort_by text, slugs text[]
) returns jsonb
language plpgsql stable security definer
set search_path = ''
-- Of an SSD, as hosted Supabase has it: otherwise reading the whole table looks cheaper than an index.
set random_page_cost = 1.1
as $$
declare
  size constant integer := least(greatest(coalesce(page_size, 24), 0), 1000);
  start constant integer := greatest(coalesce(page_offset, 0), 0);
  -- How many matches of a search are counted and can be paged through; nobody reads further.
  counted constant integer := 5000;
  words constant private.course_search := private.read_search(search);
  filters constant private.course_filters := row(
    case when category_slugs is not null then array(select id from public.categories where slug = any (category_slugs)) end,
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
