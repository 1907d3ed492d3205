-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.catalogue(search text, category_slugs text[], course_level text, is_premium boolean, min_rating numeric, min_minutes integer, max_minutes integer, only_featured boolean, page_size integer, page_offset integer, sort_by text, slugs text[]) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    SET random_page_cost TO '1.1'
    AS $$
declare
  size constant integer := least(greatest(coalesce(page_size, 24), 0), 1000);
  start constant integer := greatest(coalesce(page_offset, 0), 0);
  -- How many matches of a search are counted and can be paged through; nobody reads further.
  counted constant integer := 5000;
  words constant private.course_search := private.read_search(search);
  filters constant private.course_filters := row(
    case when category_slugs is not null
      then array(
        select id from public.categories where slug = any (category_slugs)
        union select category_id from private.former_categories where slug = any (category_slugs)
        -- Courses that are on their way to it.
        union select r.id from private.former_categories r join public.categories still on still.id = r.id
          join public.categories c on c.id = r.category_id where c.slug = any (category_slugs)
      ) end,
    course_level, is_premium, min_rating, min_minutes, max_minutes, only_featured, slugs[1:200]);
  is_filtered constant boolean := not (filters is null);
  total bigint;
  way text;
  places tid[];
  courses real;
  is_walked boolean := true;
  is_capped boolean := false;
begin
  if words is null then
    if is_filtered then
      total := private.count_courses(filters);
    else
      -- The number of all courses is kept per creator.
      select coalesce(sum(total_formations), 0) into total from public.creators where total_formations > 0;
    end if;
  else
    -- At the beginning of words, where they are words; other forms of them only where no course has them as they were
    -- written; then what stands inside of words.
    foreach way in array array_remove(array[
      case when words.beginnings is not null then 'beginnings' else 'insides' end,
      case when words.forms is not null then 'forms' end,
      case when words.beginnings is not null then 'insides' end
    ], null) loop
      places := private.find_courses(words, way, filters, counted + 1);
      total := cardinality(places);
      exit when total > 0;
      exit when is_filtered and private.find_courses(words, way, null, counted) <> '{}';
    end loop;
    if total = 0 then return jsonb_build_object('total', 0, 'items', '[]'::jsonb); end if;
    -- Each course of the index in order is asked for the words until the page is full, or each match is read and sorted.
    -- To take a text apart into stems costs ten times what other looks do.
    select reltuples into courses from pg_catalog.pg_class where oid = 'public.formations'::regclass;
    is_walked := (start + size) * courses * case when way = 'forms' then 10 else 1 end < total * total;
    is_capped := total > counted;
    if is_walked or is_capped then places := null; end if;
  end if;
  return jsonb_build_object(
      'total', least(total, case when is_capped then counted end),
      'items', private.course_cards(
        private.page_of_courses(words, way, filters, places, is_walked, sort_by, size, start)))
    || case when is_capped then jsonb_build_object('is_capped', true) else '{}' end;
end
$$;

REVOKE ALL ON FUNCTION private.catalogue(search text, category_slugs text[], course_level text, is_premium boolean, min_rating numeric, min_minutes integer, max_minutes integer, only_featured boolean, page_size integer, page_offset integer, sort_by text, slugs text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.catalogue(search text, category_slugs text[], course_level text, is_premium boolean, min_rating numeric, min_minutes integer, max_minutes integer, only_featured boolean, page_size integer, page_offset integer, sort_by text, slugs text[]) TO service_role;
GRANT ALL ON FUNCTION private.catalogue(search text, category_slugs text[], course_level text, is_premium boolean, min_rating numeric, min_minutes integer, max_minutes integer, only_featured boolean, page_size integer, page_offset integer, sort_by text, slugs text[]) TO anon;
GRANT ALL ON FUNCTION private.catalogue(search text, category_slugs text[], course_level text, is_premium boolean, min_rating numeric, min_minutes integer, max_minutes integer, only_featured boolean, page_size integer, page_offset integer, sort_by text, slugs text[]) TO authenticated;
