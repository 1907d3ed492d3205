-- Who may see and change the catalogue. One policy per role and verb: several permissive ones would each be evaluated.

-- Courses the signed-in person has bought; a purchase outlives unpublishing (AMB-44).
create function private.my_formation_ids() returns setof uuid
language sql stable security definer
set search_path = ''
as $$
  select p.formation_id
  from public.user_products u join public.products p on p.id = u.product_id
  where u.user_id = auth.uid() and u.is_active and p.formation_id is not null
$$;

create function private.owns_formation(formation uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.formations f join public.creators c on c.id = f.creator_id
    where f.id = formation and c.user_id = auth.uid()
  )
$$;

-- Whether the signed-in person may follow a course: free and published, bought, their own, or any for an admin (AMB-38).
create function private.has_formation_access(formation uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select auth.uid() is not null and exists (
    select from public.formations f
    where f.id = formation and f.deleted_at is null and (
      (f.is_published and not exists (select from public.premium_formations p where p.formation_id = f.id))
      or f.id in (select private.my_formation_ids())
      or private.owns_formation(f.id)
      or private.is_admin()
    )
  )
$$;

grant execute on function private.my_formation_ids(), private.owns_formation(uuid), private.has_formation_access(uuid)
  to anon, authenticated;

alter table public.categories enable row level security;
alter table public.formations enable row level security;
alter table public.premium_formations enable row level security;
alter table public.formation_modules enable row level security;
alter table public.module_contents enable row level security;
alter table public.products enable row level security;
alter table public.product_contents enable row level security;
alter table public.user_products enable row level security;
alter table public.formation_reviews enable row level security;

grant select on public.categories to anon, authenticated;
create policy categories_read on public.categories for select to anon, authenticated using (true);

grant select on public.formations to anon, authenticated;
grant insert (
  id, title, slug, description, long_description, thumbnail_url, video_preview_url, creator_id, category_id, level,
  estimated_duration_minutes, tags, metadata, difficulty_score, prerequisites, learning_objectives, target_audience,
  skills_gained
) on public.formations to authenticated;
grant update (
  title, slug, description, long_description, thumbnail_url, video_preview_url, category_id, level,
  estimated_duration_minutes, is_published, tags, metadata, difficulty_score, prerequisites, learning_objectives,
  target_audience, skills_gained, deleted_at
) on public.formations to authenticated;
create policy formations_read_public on public.formations for select to anon
  using (is_published and deleted_at is null);
create policy formations_read on public.formations for select to authenticated
  using (
    (is_published and deleted_at is null)
    or creator_id = (select private.my_creator_id())
    or id in (select private.my_formation_ids())
    or (select private.is_admin())
  );
create policy formations_insert on public.formations for insert to authenticated
  with check (creator_id = (select private.my_creator_id()));
create policy formations_update on public.formations for update to authenticated
  using (creator_id = (select private.my_creator_id())) with check (creator_id = (select private.my_creator_id()));

-- The subqueries below run with the caller's rights, so what hides a course hides its parts.
grant select on public.premium_formations to anon, authenticated;
create policy premium_read on public.premium_formations for select to anon, authenticated
  using (exists (select from public.formations f where f.id = formation_id));

grant select on public.formation_modules to anon, authenticated;
grant insert (id, formation_id, title, description, duration_minutes, order_index, is_published, is_preview),
  update (title, description, duration_minutes, order_index, is_published, is_preview), delete
  on public.formation_modules to authenticated;
create policy modules_read_public on public.formation_modules for select to anon
  using (is_published and exists (select from public.formations f where f.id = formation_id));
create policy modules_read on public.formation_modules for select to authenticated
  using (
    exists (
      select from public.formations f
      where f.id = formation_id
        and (formation_modules.is_published or f.creator_id = (select private.my_creator_id()) or (select private.is_admin()))
    )
  );
create policy modules_insert on public.formation_modules for insert to authenticated
  with check (private.owns_formation(formation_id));
create policy modules_update on public.formation_modules for update to authenticated
  using (private.owns_formation(formation_id)) with check (private.owns_formation(formation_id));
create policy modules_delete on public.formation_modules for delete to authenticated
  using (private.owns_formation(formation_id));

grant select on public.module_contents to anon, authenticated;
grant insert (module_id, video_url, content), update (module_id, video_url, content), delete
  on public.module_contents to authenticated;
create policy contents_read_public on public.module_contents for select to anon
  using (exists (select from public.formation_modules m where m.id = module_id and m.is_preview));
create policy contents_read on public.module_contents for select to authenticated
  using (
    exists (
      select from public.formation_modules m
      where m.id = module_id and (m.is_preview or private.has_formation_access(m.formation_id))
    )
  );
create policy contents_insert on public.module_contents for insert to authenticated
  with check (exists (select from public.formation_modules m where m.id = module_id and private.owns_formation(m.formation_id)));
create policy contents_update on public.module_contents for update to authenticated
  using (exists (select from public.formation_modules m where m.id = module_id and private.owns_formation(m.formation_id)))
  with check (exists (select from public.formation_modules m where m.id = module_id and private.owns_formation(m.formation_id)));
create policy contents_delete on public.module_contents for delete to authenticated
  using (exists (select from public.formation_modules m where m.id = module_id and private.owns_formation(m.formation_id)));

grant select on public.products to anon, authenticated;
create policy products_read_public on public.products for select to anon using (is_active);
create policy products_read on public.products for select to authenticated
  using (
    is_active
    or exists (select from public.user_products u where u.product_id = products.id)
    or (select private.is_admin())
  );

grant select on public.product_contents to authenticated;
create policy product_contents_read on public.product_contents for select to authenticated
  using (
    exists (select from public.user_products u where u.product_id = product_contents.product_id and u.is_active)
    or (select private.is_admin())
  );

grant select on public.user_products to authenticated;
create policy user_products_read on public.user_products for select to authenticated
  using (user_id = (select auth.uid()));

-- Public readers need no account ids; a signed-in person needs theirs to find their own review.
grant select (id, formation_id, rating, comment, created_at) on public.formation_reviews to anon;
grant select on public.formation_reviews to authenticated;
grant insert (formation_id, user_id, rating, comment), update (rating, comment), delete
  on public.formation_reviews to authenticated;
create policy reviews_read on public.formation_reviews for select to anon, authenticated
  using (exists (select from public.formations f where f.id = formation_id));
create policy reviews_insert on public.formation_reviews for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and private.has_formation_access(formation_id)
    and not private.owns_formation(formation_id)
  );
create policy reviews_update on public.formation_reviews for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy reviews_delete on public.formation_reviews for delete to authenticated
  using (user_id = (select auth.uid()));
