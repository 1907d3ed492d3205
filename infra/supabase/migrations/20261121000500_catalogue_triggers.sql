-- Everything the specification computes in the browser and writes back is computed here instead, so that no update is
-- lost and nothing can be forged. All functions run as their owner: callers have no right to the columns they keep.

create function private.refresh_search_text() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.search_text := private.fold_text(concat_ws(' ', new.title, new.description,
    (select name from public.creators where id = new.creator_id),
    (select name from public.categories where id = new.category_id)));
  if tg_op = 'UPDATE' and (new.title, new.description, new.long_description)
      is distinct from (old.title, old.description, old.long_description) then
    new.last_updated := now();
  end if;
  return new;
end
$$;
create trigger formations_search before insert or update of title, description, long_description, creator_id, category_id
  on public.formations for each row execute function private.refresh_search_text();
create trigger formations_touch before update on public.formations
  for each row execute function private.touch_updated_at();
create trigger products_touch before update on public.products
  for each row execute function private.touch_updated_at();
create trigger contents_touch before update on public.module_contents
  for each row execute function private.touch_updated_at();

create function private.search_text_after_rename() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Touching the title makes formations_search rebuild the text.
  if tg_table_name = 'creators' then
    update public.formations set title = title where creator_id = new.id;
  else
    update public.formations set title = title where category_id = new.id;
  end if;
  return null;
end
$$;
create trigger creators_renamed after update of name on public.creators
  for each row when (old.name is distinct from new.name) execute function private.search_text_after_rename();
create trigger categories_renamed after update of name on public.categories
  for each row when (old.name is distinct from new.name) execute function private.search_text_after_rename();

create function private.count_formations() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.creators c set total_formations = (
    select count(*) from public.formations f where f.creator_id = c.id and f.is_published and f.deleted_at is null
  )
  where c.id in (old.creator_id, new.creator_id);
  return null;
end
$$;
create trigger formations_counted after insert or delete or update of creator_id, is_published, deleted_at
  on public.formations for each row execute function private.count_formations();

create function private.count_modules() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.formations f set
    total_modules = (select count(*) from public.formation_modules m where m.formation_id = f.id and m.is_published),
    last_updated = now()
  where f.id in (old.formation_id, new.formation_id);
  return null;
end
$$;
create trigger modules_counted after insert or delete or update of formation_id, is_published
  on public.formation_modules for each row execute function private.count_modules();

create function private.rate_formation() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  formation uuid := coalesce(new.formation_id, old.formation_id);
begin
  update public.formations f set (average_rating, total_reviews) = (
    select coalesce(round(avg(r.rating), 2), 0), count(*) from public.formation_reviews r where r.formation_id = f.id
  )
  where f.id = formation;
  update public.creators c set avg_rating = (
    select coalesce(round(avg(r.rating), 2), 0)
    from public.formation_reviews r join public.formations f on f.id = r.formation_id
    where f.creator_id = c.id
  )
  where c.id = (select creator_id from public.formations where id = formation);
  return null;
end
$$;
create trigger reviews_rated after insert or delete or update of rating on public.formation_reviews
  for each row execute function private.rate_formation();

-- products.price is the only source of a price (AMB-27).
create function private.copy_price() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.formation_id is not null then
    insert into public.premium_formations (formation_id, price) values (new.formation_id, new.price)
    on conflict (formation_id) do update set price = excluded.price;
  end if;
  return null;
end
$$;
create trigger products_priced after insert or update of price, formation_id on public.products
  for each row execute function private.copy_price();
