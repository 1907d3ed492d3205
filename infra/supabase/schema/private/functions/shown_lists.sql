-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.shown_lists() RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select coalesce(jsonb_object_agg(list, entries), '{}') from (
    select list, jsonb_agg(data - 'order_id' order by place) as entries
    from (
      select list, data, row_number() over (partition by list order by position, id) as place
      from public.site_entries
      where is_published and (list <> 'success_notifications'
        or exists (
          select from public.orders o where o.id = private.uuid_of(data ->> 'order_id') and o.status <> 'refunded'))
    ) shown
    where place <= 12
    group by list
  ) lists
$$;

REVOKE ALL ON FUNCTION private.shown_lists() FROM PUBLIC;
GRANT ALL ON FUNCTION private.shown_lists() TO service_role;
GRANT ALL ON FUNCTION private.shown_lists() TO anon;
GRANT ALL ON FUNCTION private.shown_lists() TO authenticated;
