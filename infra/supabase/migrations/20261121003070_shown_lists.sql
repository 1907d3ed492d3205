-- What the admin's four lists say to visitors (AMB-48). A notice of success stands for a paid order: it is shown only as
-- long as that order exists and has not been refunded, and never tells which one it is.
drop policy entries_read_public on public.site_entries;
create policy entries_read_public on public.site_entries for select to anon
  using (is_published and list <> 'success_notifications');
drop policy entries_read on public.site_entries;
create policy entries_read on public.site_entries for select to authenticated
  using ((is_published and list <> 'success_notifications') or (select private.is_admin()));

-- {"testimonials": [{…}, …], …}: the first dozen published entries of each list that has any.
create function private.shown_lists() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(list, entries), '{}') from (
    select list, jsonb_agg(data - 'order_id' order by place) as entries
    from (
      select list, data, row_number() over (partition by list order by position, id) as place
      from public.site_entries
      where is_published and (list <> 'success_notifications'
        or data ->> 'order_id' in (select id::text from public.orders where status <> 'refunded'))
    ) shown
    where place <= 12
    group by list
  ) lists
$$;

create function public.shown_lists() returns jsonb
language sql stable
set search_path = ''
as $$ select private.shown_lists() $$;

grant execute on function private.shown_lists(), public.shown_lists() to anon, authenticated;
