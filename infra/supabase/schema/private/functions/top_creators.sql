-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.top_creators(ranking text, size integer) RETURNS SETOF uuid
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
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

REVOKE ALL ON FUNCTION private.top_creators(ranking text, size integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.top_creators(ranking text, size integer) TO service_role;
GRANT ALL ON FUNCTION private.top_creators(ranking text, size integer) TO anon;
GRANT ALL ON FUNCTION private.top_creators(ranking text, size integer) TO authenticated;
