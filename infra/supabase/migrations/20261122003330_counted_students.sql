-- Whoever was paid back is no student any more (audit: marketplace 11); creators are ranked by what there is to rank by (INF-010).

-- Whether somebody who has begun a course follows it still: what they bought of it was not paid back.
create function private.follows(learner uuid, formation uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(bool_or(u.is_active), true)
  from public.user_products u join public.products p on p.id = u.product_id
  where u.user_id = learner and p.formation_id = follows.formation
$$;
create function private.count_students(creator uuid) returns void
language sql
set search_path = ''
as $$
  update public.creators c set total_students = (
    select count(distinct p.user_id)
    from public.user_formation_progress p join public.formations f on f.id = p.formation_id
    where f.creator_id = c.id and private.follows(p.user_id, f.id)
  )
  where c.id = creator
$$;
revoke all on function private.follows(uuid, uuid), private.count_students(uuid) from public;

create or replace function private.refresh_formation_progress(learner uuid, formation uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  percentage integer;
  is_first boolean;
begin
  select coalesce(floor(avg(case when p.completion_percentage >= 90 then 100 else coalesce(p.completion_percentage, 0) end)), 0)
  into percentage
  from public.formation_modules m
  left join public.user_module_progress p on p.module_id = m.id and p.user_id = learner
  where m.formation_id = formation and m.is_published;

  insert into public.user_formation_progress as p (user_id, formation_id, progress_percentage, completed_at)
  values (learner, formation, percentage, case when percentage = 100 then now() end)
  on conflict (user_id, formation_id) do update set
    progress_percentage = excluded.progress_percentage,
    completed_at = coalesce(p.completed_at, excluded.completed_at),
    updated_at = now()
  returning xmax = 0 into is_first;

  update public.formations f set completion_rate = (
    select round(100.0 * count(completed_at) / count(*), 2) from public.user_formation_progress where formation_id = f.id
  )
  where f.id = formation and (is_first or percentage = 100);

  if is_first then perform private.count_students((select creator_id from public.formations where id = formation)); end if;
end
$$;

create function private.ownership_changed() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.count_students(f.creator_id)
  from public.products p join public.formations f on f.id = p.formation_id where p.id = new.product_id;
  return null;
end
$$;
revoke all on function private.ownership_changed() from public;
create trigger user_products_students after update of is_active on public.user_products
  for each row execute function private.ownership_changed();

create or replace function private.my_courses() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', f.id, 'slug', f.slug, 'title', f.title, 'description', f.description, 'thumbnail_url', f.thumbnail_url,
    'level', f.level, 'category_id', f.category_id, 'estimated_duration_minutes', f.estimated_duration_minutes,
    'is_published', f.is_published, 'view_count', f.view_count, 'total_modules', f.total_modules,
    'module_count', (select count(*) from public.formation_modules m where m.formation_id = f.id),
    'average_rating', f.average_rating, 'total_reviews', f.total_reviews, 'completion_rate', f.completion_rate,
    'price', (select price from public.premium_formations p where p.formation_id = f.id),
    'students', (
      select count(*) from public.user_formation_progress p
      where p.formation_id = f.id and private.follows(p.user_id, f.id)
    ),
    'revenue_cents', (
      select coalesce(sum(e.creator_cents), 0)
      from public.creator_earnings e
      join public.order_items i on i.id = e.order_item_id join public.products p on p.id = i.product_id
      where p.formation_id = f.id
    ),
    'missing', to_jsonb(private.missing_to_publish(f.id)), 'created_at', f.created_at, 'updated_at', f.updated_at
  ) order by f.created_at desc, f.id), '[]')
  from public.formations f
  where f.creator_id = private.my_creator_id() and f.deleted_at is null
$$;

create or replace function private.top_creators(ranking text, size integer) returns setof uuid
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if ranking is null or ranking not in ('revenue', 'rating') then
    perform private.fail('bad_request', 422, 'Creators are ranked by revenue or rating.');
  end if;
  return query
  select id from public.creators
  where is_public and case when ranking = 'revenue' then show_revenue else avg_rating >= 4 end
  order by case when ranking = 'revenue' then total_revenue end desc, avg_rating desc, name
  limit least(greatest(coalesce(size, 10), 1), 100);
end
$$;
