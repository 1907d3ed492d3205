-- A search among 100 000 courses, once more. A word is looked for at the beginning of words first, which the index of words
-- answers exactly; inside of words, where every course that the index of trigrams proposes is read, only where nothing
-- else is found. Matches are counted to ten thousand, and the answer says when there are more.

-- What it costs to split a text into words: the index is to be asked, not each course.
alter function private.search_vector(text) cost 100;

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
  words text[];
  patterns text[];
  prefixes tsquery;
  stems tsquery;
  wording text;
  wordings text[];
  is_found boolean;
  category_ids text[];
  published constant text := 'f.is_published and f.deleted_at is null';
  size constant integer := least(greatest(coalesce(page_size, 24), 0), 1000);
  start constant integer := greatest(coalesce(page_offset, 0), 0);
  filters text := '';
  condition text;
  ranking text := case sort_by
    when 'recent' then 'f.created_at desc, f.id'
    when 'rating' then 'f.average_rating desc, f.total_reviews desc, f.id'
    when 'duration' then 'f.estimated_duration_minutes, f.id'
    else 'f.view_count desc, f.id'
  end;
  -- How many matches of a search are counted and can be paged through; nobody reads further.
  counted constant integer := 10000;
  -- Reads each matching course once, narrow, to sort and to count; given up where there are too many.
  matches constant text := $query$
    with matches as materialized (
      select f.id, f.view_count, f.created_at, f.average_rating, f.total_reviews, f.estimated_duration_minutes
      from public.formations f where %1$s limit %3$s
    ), page as (
      select f.id from matches f where (select count(*) from matches) < %3$s
      order by %2$s limit $9 offset $10
    )
    select jsonb_build_object('total', (select count(*) from matches), $query$;
  -- Reads a page off an index that is in order already, up to its ids alone.
  ordered constant text := $query$
    with page as (
      select f.id from public.formations f where %1$s order by %2$s limit $9 offset $10
    )
    select jsonb_build_object('total', %3$s, $query$;
  items constant text := $query$
      'items', coalesce((
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
        ) order by %2$s)
        from page
        join public.formations f on f.id = page.id
        join public.creators c on c.id = f.creator_id
        join public.categories g on g.id = f.category_id
        left join public.premium_formations p on p.formation_id = f.id
      ), '[]'))$query$;
  total text := '(select count(*) from public.formations f where %1$s)';
  result jsonb;
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
    into patterns, wording, prefixes
    from (
      select word, place, word ~ '^[[:alnum:]]{1,2}$' as is_short from unnest(words) with ordinality as parts (word, place)
    ) parts;
    stems := plainto_tsquery('pg_catalog.french', array_to_string(words, ' '));
    wordings := array_remove(array[
      case when prefixes is not null then ' and private.search_vector(f.search_text) @@ $2' else wording end,
      case when numnode(stems) > 0 and array_to_string(words, '') ~ '^[[:alpha:]''-]+$'
        then ' and private.search_vector(f.search_text) @@ $12' end,
      case when prefixes is not null then wording end
    ], null);
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

  condition := published || filters;
  -- The number of all courses is kept per creator.
  if filters = '' then total := '(select coalesce(sum(total_formations), 0) from public.creators)'; end if;
  -- Other forms of the words only where no course has them as they were written, then what stands inside of words.
  foreach wording in array coalesce(wordings, '{}') loop
    condition := published || wording || filters;
    execute format(matches || items, condition, ranking, counted + 1) into result
    using patterns, prefixes, course_level, is_premium, min_rating, min_minutes, max_minutes, only_featured, size,
      start, category_ids, stems, slugs[1:200];
    is_found := (result ->> 'total')::integer > 0;
    if not is_found and filters <> '' then
      execute format('select count(*) > 0 from (select from public.formations f where %s limit %s) f', published || wording, counted)
      into is_found using patterns, prefixes, course_level, is_premium, min_rating, min_minutes, max_minutes,
        only_featured, size, start, category_ids, stems;
    end if;
    exit when is_found;
  end loop;
  if words is not null then
    if (result ->> 'total')::integer <= counted then return result; end if;
    total := counted || $query$, 'is_capped', true$query$;
  end if;
  execute format(ordered || items, condition, ranking, format(total, condition)) into result
  using patterns, prefixes, course_level, is_premium, min_rating, min_minutes, max_minutes, only_featured, size,
    start, category_ids, stems, slugs[1:200];
  return result;
end
$$;
