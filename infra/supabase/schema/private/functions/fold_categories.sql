-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.fold_categories(size integer) RETURNS integer
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  former private.former_categories;
  moved integer;
begin
  select r.* into former from private.former_categories r join public.categories c on c.id = r.id limit 1 for update of c skip locked;
  if former.id is null then return 0; end if;
  update public.formations set category_id = former.category_id where id = any (array(
    select f.id from public.formations f where f.category_id = former.id limit size for no key update skip locked));
  get diagnostics moved = row_count;
  if moved > 0 then return moved; end if;
  delete from public.categories c where c.id = former.id and not exists (select from public.formations f where f.category_id = former.id);
  get diagnostics moved = row_count;
  return moved;
end
$$;

REVOKE ALL ON FUNCTION private.fold_categories(size integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.fold_categories(size integer) TO service_role;
