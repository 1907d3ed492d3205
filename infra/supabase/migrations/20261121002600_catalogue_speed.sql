-- The catalogue on 100 000 courses: no join to filter by price, and a search that knows French word forms.

-- Whether a course costs something, kept by a trigger: counting by a join takes a tenth of a second.
alter table public.formations add column is_premium boolean not null default false;
update public.formations f set is_premium = true
where exists (select from public.premium_formations p where p.formation_id = f.id);

create function private.keep_is_premium() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.formations set is_premium = (tg_op = 'INSERT') where id = coalesce(new.formation_id, old.formation_id);
  return null;
end
$$;
create trigger premium_kept after insert or delete on public.premium_formations
  for each row execute function private.keep_is_premium();

-- Words as written, to find their beginnings, and their French stems, so that "campagne" finds "campagnes".
create function private.search_vector(value text) returns tsvector
language sql immutable strict parallel safe
set search_path = ''
as $$ select to_tsvector('pg_catalog.simple', value) || to_tsvector('pg_catalog.french', value) $$;
create index formations_words on public.formations using gin (private.search_vector(search_text));
create index formations_featured on public.formations (view_count desc, id)
  where is_featured and is_published and deleted_at is null;
create index formations_filters on public.formations (level, is_premium, view_count desc, id)
  where is_published and deleted_at is null;

create or replace function private.catalogue(
  search text, category_slugs text[], course_level text, is_premium boolean, min_rating numeric, min_minutes integer,
  max_minutes integer, only_featured boolean, page_size integer, page_offset integer, sort_by text, slugs text[]
) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  words text[];
  patterns text[];
  prefixes tsquery[];
  stems tsquery;
  category_ids text[];
  condition text := 'f.is_published and f.deleted_at is null';
  literal text := '';
  is_literal boolean := true;
  ranking text := case sort_by
    when 'recent' then 'f.created_at desc, f.id'
    when 'rating' then 'f.average_rating desc, f.total_reviews desc, f.id'
    when 'duration' then 'f.estimated_duration_minutes, f.id'
    else 'f.view_count desc, f.id'
  end;
  result jsonb;
begin
  -- Only the conditions in use are put together, so that each has its best plan; values are always bound.
  select array_agg(word) into words from (
    select word from regexp_split_to_table(private.fold_text(left(search, 200)), '\s+') word where word <> '' limit 8
  ) parts;
  if words is not null then
    select array_agg('%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%'),
      -- Trigrams need three characters: shorter words are looked for at the beginning of a word.
      array_agg(case when word ~ '^[[:alnum:]]{1,2}$' then to_tsquery('pg_catalog.simple', word || ':*') end)
    into patterns, prefixes from unnest(words) word;
    stems := plainto_tsquery('pg_catalog.french', array_to_string(words, ' '));
    -- One comparison per word: the search index does not know "like all".
    for place in 1 .. cardinality(words) loop
      literal := literal || case when prefixes[place] is null
        then format(' and f.search_text like $1[%s]', place)
        else format(' and private.search_vector(f.search_text) @@ $2[%s]', place) end;
    end loop;
    -- Other forms of the words only where nothing has them as they were written.
    if numnode(stems) > 0 and array_to_string(words, '') ~ '^[[:alpha:]''-]+$' then
      execute 'select exists (select from public.formations f where ' || condition || literal || ')'
      into is_literal using patterns, prefixes;
    end if;
    condition := condition || case when is_literal then literal else ' and private.search_vector(f.search_text) @@ $12' end;
  end if;
  if category_slugs is not null then
    select coalesce(array_agg(id), '{}') into category_ids from public.categories where slug = any (category_slugs);
    condition := condition || ' and f.category_id = any ($11)';
  end if;
  if course_level is not null then condition := condition || ' and f.level = $3'; end if;
  if is_premium is not null then condition := condition || ' and f.is_premium = $4'; end if;
  if min_rating is not null then condition := condition || ' and f.average_rating >= $5'; end if;
  if min_minutes is not null then condition := condition || ' and f.estimated_duration_minutes >= $6'; end if;
  if max_minutes is not null then condition := condition || ' and f.estimated_duration_minutes <= $7'; end if;
  if only_featured then condition := condition || ' and f.is_featured';
  elsif only_featured = false then condition := condition || ' and not f.is_featured'; end if;
  if slugs is not null then condition := condition || ' and f.slug = any ($14)'; end if;

  execute format($query$
    with page as (
      select * from public.formations f where %1$s order by %2$s limit $9 offset $10
    )
    select jsonb_build_object(
      'total', (select count(*) from (select from public.formations f where %1$s limit $13) matches),
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
        from page f
        join public.creators c on c.id = f.creator_id
        join public.categories g on g.id = f.category_id
        left join public.premium_formations p on p.formation_id = f.id
      ), '[]'))
  $query$, condition, ranking)
  into result
  using patterns, prefixes, course_level, is_premium, min_rating, min_minutes, max_minutes, only_featured,
    least(greatest(coalesce(page_size, 24), 0), 1000), greatest(coalesce(page_offset, 0), 0), category_ids, stems,
    -- Two letters are in half of all courses: a search is counted to ten thousand, which nobody reads through.
    case when words is not null then 10000 end, slugs[1:200];
  return result;
end
$$;
