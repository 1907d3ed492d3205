-- One page of the public catalogue: published courses, most viewed first, with creator, category and price (§7), and
-- the exact number of matches. Every word of the search must occur in title, description, creator or category (§5).
-- Definer, because row security would keep the planner from using the search index; it reads published rows only.
create function private.catalogue(
  search text, category_slugs text[], course_level text, is_premium boolean, min_rating numeric, min_minutes integer,
  max_minutes integer, only_featured boolean, page_size integer, page_offset integer
) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  patterns text[];
  category_ids text[];
  condition text := 'f.is_published and f.deleted_at is null';
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

  execute format($query$
    with page as (
      select * from public.formations f where %1$s order by f.view_count desc, f.id limit $9 offset $10
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
        ) order by f.view_count desc, f.id)
        from page f
        join public.creators c on c.id = f.creator_id
        join public.categories g on g.id = f.category_id
        left join public.premium_formations p on p.formation_id = f.id
      ), '[]'))
  $query$, condition)
  into result
  using patterns, category_ids, course_level, is_premium, min_rating, min_minutes, max_minutes, only_featured,
    least(greatest(coalesce(page_size, 24), 0), 1000), greatest(coalesce(page_offset, 0), 0);
  return result;
end
$$;

create function public.catalogue(
  search text default null, category_slugs text[] default null, course_level text default null,
  is_premium boolean default null, min_rating numeric default null, min_minutes integer default null,
  max_minutes integer default null, only_featured boolean default null, page_size integer default 24,
  page_offset integer default 0
) returns jsonb
language sql stable
set search_path = ''
as $$
  select private.catalogue(search, category_slugs, course_level, is_premium, min_rating, min_minutes, max_minutes,
    only_featured, page_size, page_offset)
$$;

-- One more view of a published course, counted atomically; a signed-in viewer is remembered (§7 "View count").
create function private.record_view(formation uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.formations set view_count = view_count + 1
  where id = formation and is_published and deleted_at is null;
  if not found then return; end if;
  update public.creators set total_views = total_views + 1
  where id = (select creator_id from public.formations where id = formation);
  if auth.uid() is not null then
    insert into public.user_interactions (user_id, formation_id, interaction_type) values (auth.uid(), formation, 'view');
  end if;
end
$$;

create function public.record_view(formation uuid) returns void
language sql
set search_path = ''
as $$ select private.record_view(formation) $$;

-- §3 "Creator stats". Revenue, in cents, is null unless the creator shows it or asks for their own.
create function private.creator_stats(creator uuid)
returns table (total_formations integer, total_students integer, total_revenue bigint, monthly_revenue bigint)
language sql stable security definer
set search_path = ''
as $$
  select c.total_formations, c.total_students,
    case when c.show_revenue or c.user_id = auth.uid() or private.is_admin() then c.total_revenue end,
    case when c.user_id = auth.uid() or private.is_admin() then c.monthly_revenue end
  from public.creators c where c.id = creator
$$;

create function public.creator_stats(creator uuid)
returns table (total_formations integer, total_students integer, total_revenue bigint, monthly_revenue bigint)
language sql stable
set search_path = ''
as $$ select * from private.creator_stats(creator) $$;

grant execute on function
  private.catalogue(text, text[], text, boolean, numeric, integer, integer, boolean, integer, integer),
  public.catalogue(text, text[], text, boolean, numeric, integer, integer, boolean, integer, integer),
  private.record_view(uuid), public.record_view(uuid),
  private.creator_stats(uuid), public.creator_stats(uuid)
  to anon, authenticated;
