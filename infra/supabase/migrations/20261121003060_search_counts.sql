-- A search among 100 000 courses, and again: matches are counted to five thousand without reading more of them than
-- their place, and the page is read off an index that is in order where that is less work than to sort all matches.

-- One index for words as they are written and one for their stems, of published courses alone: courses that are found
-- need no other look. Built-in functions ask for no grant and are checked several times faster than one of ours.
drop index public.formations_words;
create index formations_words on public.formations using gin (to_tsvector('pg_catalog.simple', search_text))
  with (gin_pending_list_limit = 256) where is_published and deleted_at is null;
create index formations_stems on public.formations using gin (to_tsvector('pg_catalog.french', search_text))
  with (gin_pending_list_limit = 256) where is_published and deleted_at is null;

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
        'creator', jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'avatar_url', c.avatar_url,
          'is_verified', c.is_verified),
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

drop function private.search_vector(text);
