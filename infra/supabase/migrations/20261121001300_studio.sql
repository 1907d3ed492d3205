-- The creator studio: slugs, drafts, publication, prices, order of modules, deletion with undo, and figures
-- (AMB-39, AMB-41 to AMB-44).

-- First publication: from then on the slug stays, and a changed one leaves a redirect behind.
alter table public.formations add column published_at timestamptz;
update public.formations set published_at = created_at where is_published;

create table public.slug_redirects (
  old_slug text primary key check (old_slug ~ '^[a-z0-9-]{1,80}$'),
  formation_id uuid not null references public.formations (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index slug_redirects_formation on public.slug_redirects (formation_id);
alter table public.slug_redirects enable row level security;
grant select on public.slug_redirects to anon, authenticated;
create policy slug_redirects_read on public.slug_redirects for select to anon, authenticated
  using (exists (select from public.formations f where f.id = formation_id));

-- Lower case, white space to hyphens, accents off, the rest dropped (AMB-41).
create function private.slug_of(title text) returns text
language sql immutable strict
set search_path = ''
as $$
  select coalesce(nullif(trim(both '-' from left(trim(both '-' from
    regexp_replace(regexp_replace(regexp_replace(private.fold_text(trim(title)), '\s+', '-', 'g'),
      '[^a-z0-9-]', '', 'g'), '-{2,}', '-', 'g')), 72)), ''), 'formation')
$$;

-- The slug of a title that no other course has or had, with -2, -3 and so on where needed.
create function private.free_slug(title text, formation uuid) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  wished constant text := private.slug_of(title);
  candidate text := wished;
begin
  for suffix in 2..10000 loop
    exit when not exists (select from public.formations f where f.slug = candidate and f.id <> formation)
      and not exists (select from public.slug_redirects r where r.old_slug = candidate and r.formation_id <> formation);
    candidate := wished || '-' || suffix;
  end loop;
  return candidate;
end
$$;

create function private.keep_slug() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.slug := coalesce(nullif(new.slug, ''), private.free_slug(new.title, new.id));
  elsif new.slug is distinct from old.slug then
    if exists (select from public.slug_redirects r where r.old_slug = new.slug and r.formation_id <> new.id) then
      perform private.fail('slug_taken', 409, 'Another course had this address before.');
    end if;
    if old.published_at is not null then
      delete from public.slug_redirects where old_slug = new.slug;
      insert into public.slug_redirects (old_slug, formation_id) values (old.slug, old.id);
    end if;
  elsif new.title <> old.title and old.published_at is null and old.slug = private.free_slug(old.title, old.id) then
    -- Until it is published a slug that came from the title follows it.
    new.slug := private.free_slug(new.title, new.id);
  end if;
  if new.is_published then new.published_at := coalesce(new.published_at, now()); end if;
  return new;
end
$$;
create trigger formations_slug before insert or update of title, slug, is_published on public.formations
  for each row execute function private.keep_slug();

create function private.name_product() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.products set name = new.title, description = new.description where formation_id = new.id;
  return null;
end
$$;
create trigger formations_product_named after update of title, description on public.formations
  for each row when ((old.title, old.description) is distinct from (new.title, new.description))
  execute function private.name_product();

-- Publishing and deleting have conditions, so they are functions, not columns that anybody may set.
revoke update (is_published, deleted_at) on public.formations from authenticated;

-- A new draft of the signed-in person, who becomes a creator with the first one. Only somebody whose profile says
-- creator or admin can publish.
create function private.create_formation(
  title text, description text, course_level text, category text, duration_minutes integer
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  creator uuid := private.my_creator_id();
  creator_name text;
  course public.formations;
begin
  if coalesce(trim(title), '') = '' then perform private.fail('title_required', 422, 'A course needs a title.'); end if;
  if creator is null then
    select coalesce(full_name, 'Formateur') into creator_name from public.profiles where user_id = auth.uid();
    insert into public.creators (user_id, name, slug)
    values (auth.uid(), creator_name, private.slug_of(creator_name) || '-' || left(auth.uid()::text, 6))
    returning id into creator;
  end if;
  insert into public.formations (title, slug, description, level, category_id, estimated_duration_minutes, creator_id)
  values (left(trim(create_formation.title), 160), '', coalesce(create_formation.description, ''),
    coalesce(course_level, 'debutant'), coalesce(category, '1'), coalesce(duration_minutes, 60), creator)
  returning * into course;
  return jsonb_build_object('id', course.id, 'slug', course.slug, 'title', course.title);
end
$$;
create function public.create_formation(
  title text, description text default '', course_level text default 'debutant', category text default '1',
  duration_minutes integer default 60
) returns jsonb
language sql
set search_path = ''
as $$ select private.create_formation(title, description, course_level, category, duration_minutes) $$;

-- The course, when it is the caller's (or the caller an admin) and not deleted unless asked for.
create function private.my_formation(formation uuid, deleted boolean default false) returns public.formations
language plpgsql stable security definer
set search_path = ''
as $$
declare
  course public.formations;
begin
  select * into course from public.formations f
  where f.id = formation and (f.deleted_at is not null) = deleted and (private.owns_formation(f.id) or private.is_admin());
  if course.id is null then perform private.fail('formation_not_found', 404, 'You have no such course.'); end if;
  return course;
end
$$;

-- What a course lacks before it can be published: any of title, description, thumbnail, module.
create function private.missing_to_publish(formation uuid) returns text[]
language sql stable security definer
set search_path = ''
as $$
  select array_remove(array[
    case when trim(f.title) = '' then 'title' end,
    case when trim(f.description) = '' then 'description' end,
    case when f.thumbnail_url is null then 'thumbnail' end,
    case when f.total_modules = 0 then 'module' end
  ], null)
  from public.formations f where f.id = formation
$$;

create function private.set_published(formation uuid, published boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  course constant public.formations := private.my_formation(formation);
  missing constant text[] := private.missing_to_publish(formation);
begin
  if published and not exists (select from public.profiles where user_id = auth.uid() and role in ('creator', 'admin')) then
    perform private.fail('creator_role_required', 403, 'Only creators publish courses.');
  end if;
  if published and missing <> '{}' then
    perform private.fail('not_publishable', 409, 'The course is not complete.', array_to_string(missing, ','));
  end if;
  update public.formations set is_published = published where id = course.id;
  update public.products p set is_active = published
  where p.formation_id = course.id and exists (select from public.premium_formations m where m.formation_id = course.id);
end
$$;
create function public.publish_formation(formation uuid) returns void
language sql
set search_path = ''
as $$ select private.set_published(formation, true) $$;
create function public.unpublish_formation(formation uuid) returns void
language sql
set search_path = ''
as $$ select private.set_published(formation, false) $$;
create function public.missing_to_publish(formation uuid) returns text[]
language sql stable
set search_path = ''
as $$ select private.missing_to_publish((private.my_formation(formation)).id) $$;

-- Soft: restore_formation undoes it. A course with buyers can only be unpublished (AMB-43).
create function private.set_deleted(formation uuid, deleted boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  course constant public.formations := private.my_formation(formation, not deleted);
begin
  if deleted and exists (
    select from public.user_products u join public.products p on p.id = u.product_id where p.formation_id = course.id
  ) then
    perform private.fail('has_buyers', 409, 'A course that people have bought can be unpublished, not deleted.');
  end if;
  update public.formations set deleted_at = case when deleted then now() end where id = course.id;
  update public.products set is_active = not deleted and course.is_published and exists (
    select from public.premium_formations m where m.formation_id = course.id
  )
  where formation_id = course.id;
end
$$;
create function public.delete_formation(formation uuid) returns void
language sql
set search_path = ''
as $$ select private.set_deleted(formation, true) $$;
create function public.restore_formation(formation uuid) returns void
language sql
set search_path = ''
as $$ select private.set_deleted(formation, false) $$;

-- Price in cents before tax; null makes the course free for everybody from now on.
create function private.set_formation_price(formation uuid, cents integer) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  course constant public.formations := private.my_formation(formation);
begin
  if cents is null then
    update public.products set is_active = false where formation_id = course.id;
    delete from public.premium_formations where formation_id = course.id;
    return;
  end if;
  if cents not between 100 and 1000000 then
    perform private.fail('bad_price', 422, 'A price is between 1 and 10 000 dollars.');
  end if;
  insert into public.products (name, description, price, category, is_active, formation_id)
  values (course.title, course.description, cents, 'formation', course.is_published, course.id)
  on conflict (formation_id) do update set price = excluded.price, is_active = excluded.is_active;
end
$$;
create function public.set_formation_price(formation uuid, cents integer) returns void
language sql
set search_path = ''
as $$ select private.set_formation_price(formation, cents) $$;

-- The new order names every module of the course once, so that nothing is lost when somebody added one meanwhile.
create function private.reorder_modules(formation uuid, module_ids uuid[]) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  course constant public.formations := private.my_formation(formation);
begin
  if (select array_agg(id order by id) from public.formation_modules where formation_id = course.id)
      is distinct from (select array_agg(id order by id) from unnest(module_ids) id) then
    perform private.fail('modules_changed', 409, 'The modules of the course are not the ones named.');
  end if;
  set constraints public.module_position deferred;
  update public.formation_modules m set order_index = place.number - 1
  from unnest(module_ids) with ordinality place (id, number)
  where m.id = place.id and m.order_index <> place.number - 1;
end
$$;
create function public.reorder_modules(formation uuid, module_ids uuid[]) returns void
language sql
set search_path = ''
as $$ select private.reorder_modules(formation, module_ids) $$;

-- The signed-in creator's courses, newest first, with figures that only they may see.
create function private.my_courses() returns jsonb
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
    'students', (select count(*) from public.user_formation_progress p where p.formation_id = f.id),
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
create function public.my_courses() returns jsonb
language sql stable
set search_path = ''
as $$ select private.my_courses() $$;

alter table public.user_formation_progress add column started_at timestamptz not null default now();

-- The signed-in creator's net revenue in cents and new students, for each of the last months of America/Toronto,
-- oldest first, months without any included.
create function private.creator_series(months integer) returns table (month text, revenue_cents bigint, students bigint)
language sql stable security definer
set search_path = ''
as $$
  with months as (
    select start, start + interval '1 month' as finish
    from generate_series(
      date_trunc('month', now() at time zone 'America/Toronto')
        - (least(greatest(coalesce(months, 12), 1), 60) - 1) * interval '1 month',
      now() at time zone 'America/Toronto', interval '1 month'
    ) start
  )
  select to_char(start, 'YYYY-MM'),
    (select coalesce(sum(e.creator_cents), 0) from public.creator_earnings e
      where e.creator_id = private.my_creator_id()
        and e.created_at >= start at time zone 'America/Toronto' and e.created_at < finish at time zone 'America/Toronto'),
    (select count(*) from public.user_formation_progress p join public.formations f on f.id = p.formation_id
      where f.creator_id = private.my_creator_id()
        and p.started_at >= start at time zone 'America/Toronto' and p.started_at < finish at time zone 'America/Toronto')
  from months order by start
$$;
create function public.creator_series(months integer default 12)
returns table (month text, revenue_cents bigint, students bigint)
language sql stable
set search_path = ''
as $$ select * from private.creator_series(months) $$;

-- §3 "Creator stats", from the ledger, and the counts of §7. Revenue is null where the caller may not see it.
drop function public.creator_stats(uuid);
drop function private.creator_stats(uuid);
create function private.creator_stats(creator uuid) returns table (
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
  from public.creators c where c.id = creator
$$;
create function public.creator_stats(creator uuid) returns table (
  total_formations integer, total_students integer, total_revenue bigint, monthly_revenue bigint,
  active_services integer, tips integer, active_sponsorships integer
)
language sql stable
set search_path = ''
as $$ select * from private.creator_stats(creator) $$;

-- Best creators by `revenue` (those who show it) or by `rating` (4 and up), §7.
create function private.top_creators(ranking text, size integer) returns setof uuid
language sql stable security definer
set search_path = ''
as $$
  select id from public.creators
  where case when ranking = 'revenue' then show_revenue else avg_rating >= 4 end
  order by case when ranking = 'revenue' then total_revenue end desc, avg_rating desc, name
  limit least(greatest(coalesce(size, 10), 1), 100)
$$;
create function public.top_creators(ranking text default 'rating', size integer default 10)
returns table (id uuid, name text, slug text, avatar_url text, bio text, is_verified boolean, avg_rating numeric,
  total_students integer, total_formations integer)
language sql stable
set search_path = ''
as $$
  select c.id, c.name, c.slug, c.avatar_url, c.bio, c.is_verified, c.avg_rating, c.total_students, c.total_formations
  from private.top_creators(ranking, size) with ordinality top (id, place) join public.creators c on c.id = top.id
  order by top.place
$$;

grant execute on function private.creator_stats(uuid), public.creator_stats(uuid),
  private.top_creators(text, integer), public.top_creators(text, integer)
  to anon, authenticated;
grant execute on function
  private.create_formation(text, text, text, text, integer), public.create_formation(text, text, text, text, integer),
  private.my_formation(uuid, boolean), private.missing_to_publish(uuid), public.missing_to_publish(uuid),
  private.set_published(uuid, boolean), public.publish_formation(uuid), public.unpublish_formation(uuid),
  private.set_deleted(uuid, boolean), public.delete_formation(uuid), public.restore_formation(uuid),
  private.set_formation_price(uuid, integer), public.set_formation_price(uuid, integer),
  private.reorder_modules(uuid, uuid[]), public.reorder_modules(uuid, uuid[]),
  private.my_courses(), public.my_courses(), private.creator_series(integer), public.creator_series(integer)
  to authenticated;
