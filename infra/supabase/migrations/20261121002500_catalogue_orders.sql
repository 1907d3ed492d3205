-- The catalogue in other orders than by views, and the courses that a visitor keeps on a device (`slugs`, 200 at most).
-- Every order has its index, so that one page of 100 000 courses is read without sorting them.
create index formations_recent on public.formations (created_at desc, id) where is_published and deleted_at is null;
create index formations_rated on public.formations (average_rating desc, total_reviews desc, id)
  where is_published and deleted_at is null;
create index formations_short on public.formations (estimated_duration_minutes, id)
  where is_published and deleted_at is null;

drop function public.catalogue(text, text[], text, boolean, numeric, integer, integer, boolean, integer, integer);
drop function private.catalogue(text, text[], text, boolean, numeric, integer, integer, boolean, integer, integer);

create function private.catalogue(
  search text, category_slugs text[], course_level text, is_premium boolean, min_rating numeric, min_minutes integer,
  max_minutes integer, only_featured boolean, page_size integer, page_offset integer, sort_by text, slugs text[]
) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  patterns text[];
  category_ids text[];
  condition text := 'f.is_published and f.deleted_at is null';
  ranking text := case sort_by
    when 'recent' then 'f.created_at desc, f.id'
    when 'rating' then 'f.average_rating desc, f.total_reviews desc, f.id'
    when 'duration' then 'f.estimated_duration_minutes, f.id'
    else 'f.view_count desc, f.id'
  end;
  result jsonb;
begin
  -- Only the conditions in use are put together, so that each has its best plan; values are always bound.
  select array_agg('%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%') into patterns
  from (
    select word from regexp_split_to_table(private.fold_text(left(search, 200)), '\s+') word where word <> '' limit 8
  ) words;
  -- One comparison per word: the search index does not know "like all".
  for word in 1 .. coalesce(cardinality(patterns), 0) loop
    condition := condition || format(' and f.search_text like $1[%s]', word);
  end loop;
  if category_slugs is not null then
    select coalesce(array_agg(id), '{}') into category_ids from public.categories where slug = any (category_slugs);
    condition := condition || ' and f.category_id = any ($2)';
  end if;
  if course_level is not null then condition := condition || ' and f.level = $3'; end if;
  if is_premium is not null then
    condition := condition || ' and exists (select from public.premium_formations p where p.formation_id = f.id) = $4';
  end if;
  if min_rating is not null then condition := condition || ' and f.average_rating >= $5'; end if;
  if min_minutes is not null then condition := condition || ' and f.estimated_duration_minutes >= $6'; end if;
  if max_minutes is not null then condition := condition || ' and f.estimated_duration_minutes <= $7'; end if;
  if only_featured is not null then condition := condition || ' and f.is_featured = $8'; end if;

  if slugs is not null then condition := condition || ' and f.slug = any ($11)'; end if;

  execute format($query$
    with page as (
      select * from public.formations f where %1$s order by %2$s limit $9 offset $10
    )
    select jsonb_build_object(
      'total', (select count(*) from public.formations f where %1$s),
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
  using patterns, category_ids, course_level, is_premium, min_rating, min_minutes, max_minutes, only_featured,
    least(greatest(coalesce(page_size, 24), 0), 1000), greatest(coalesce(page_offset, 0), 0), slugs[1:200];
  return result;
end
$$;

create function public.catalogue(
  search text default null, category_slugs text[] default null, course_level text default null,
  is_premium boolean default null, min_rating numeric default null, min_minutes integer default null,
  max_minutes integer default null, only_featured boolean default null, page_size integer default 24,
  page_offset integer default 0, sort_by text default null, slugs text[] default null
) returns jsonb
language sql stable
set search_path = ''
as $$
  select private.catalogue(search, category_slugs, course_level, is_premium, min_rating, min_minutes, max_minutes,
    only_featured, page_size, page_offset, sort_by, slugs)
$$;

grant execute on function
  private.catalogue(text, text[], text, boolean, numeric, integer, integer, boolean, integer, integer, text, text[]),
  public.catalogue(text, text[], text, boolean, numeric, integer, integer, boolean, integer, integer, text, text[])
  to anon, authenticated;
