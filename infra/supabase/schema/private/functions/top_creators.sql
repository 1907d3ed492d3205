-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.top_creators(ranking text, size integer) RETURNS SETOF uuid
    LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 20
    SET search_path TO ''
    AS $$
declare
  most constant integer := least(greatest(coalesce(size, 10), 1), 100);
begin
  if ranking = 'revenue' then
    return query select id from public.creators where is_public and show_revenue
      order by total_revenue desc, avg_rating desc, name limit most;
  elsif ranking = 'rating' then
    return query select id from public.creators where is_public and avg_rating >= 4 order by avg_rating desc, name limit most;
  else
    perform private.fail('bad_request', 422, 'Creators are ranked by revenue or rating.');
  end if;
end
$$;

REVOKE ALL ON FUNCTION private.top_creators(ranking text, size integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.top_creators(ranking text, size integer) TO service_role;
GRANT ALL ON FUNCTION private.top_creators(ranking text, size integer) TO anon;
GRANT ALL ON FUNCTION private.top_creators(ranking text, size integer) TO authenticated;
