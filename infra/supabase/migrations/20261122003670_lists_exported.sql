-- Requests and orders as a list to take along, by the filters of their places: with the second factor, and noted in the history with
-- what was asked for and how much it was. Twenty thousand at most.
create function private.export_orders(words text, order_status text, since date, until date) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  page jsonb;
  result jsonb := '[]';
begin
  if not private.acts_as('sales', 'support') then
    raise exception 'only staff export orders' using errcode = '42501';
  end if;
  loop
    select coalesce(jsonb_agg(to_jsonb(o) order by o.created_at desc, o.id desc), '[]') into page
    from private.console_orders(words, order_status, since, until,
      (result -> -1 ->> 'created_at')::timestamptz, (result -> -1 ->> 'id')::uuid, 200) o;
    result := result || page;
    exit when jsonb_array_length(page) < 200 or jsonb_array_length(result) >= 20000;
  end loop;
  perform private.note_act('money', null, 'orders_exported', jsonb_strip_nulls(jsonb_build_object('words', left(words, 200),
    'status', order_status, 'since', since, 'until', until, 'count', jsonb_array_length(result))));
  return result;
end
$$;
create function private.export_requests(in_stage text, asked_for text, owned_by uuid, wanted text, facet text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  page jsonb;
  result jsonb := '[]';
begin
  if not private.acts_as('sales') then
    raise exception 'only staff export requests' using errcode = '42501';
  end if;
  loop
    page := private.list_requests(in_stage, asked_for, owned_by, wanted, facet,
      (result -> -1 ->> 'created_at')::timestamptz, (result -> -1 ->> 'id')::uuid, 50);
    result := result || page;
    exit when jsonb_array_length(page) < 50 or jsonb_array_length(result) >= 20000;
  end loop;
  perform private.note_act('request', null, 'requests_exported', jsonb_strip_nulls(jsonb_build_object('stage', in_stage,
    'asked', asked_for, 'owner', owned_by, 'words', left(wanted, 200), 'facet', facet, 'count', jsonb_array_length(result))));
  return result;
end
$$;
create function public.export_orders(words text default null, order_status text default null, since date default null, until date default null)
returns jsonb language sql set search_path = '' as $$ select private.export_orders(words, order_status, since, until) $$;
create function public.export_requests(in_stage text default null, asked_for text default null, owned_by uuid default null,
  wanted text default null, facet text default null)
returns jsonb language sql set search_path = '' as $$ select private.export_requests(in_stage, asked_for, owned_by, wanted, facet) $$;
revoke all on function private.export_orders(text, text, date, date) from public, anon;
revoke all on function public.export_orders(text, text, date, date) from public, anon;
revoke all on function private.export_requests(text, text, uuid, text, text) from public, anon;
revoke all on function public.export_requests(text, text, uuid, text, text) from public, anon;
grant execute on function private.export_orders(text, text, date, date) to authenticated, service_role;
grant execute on function public.export_orders(text, text, date, date) to authenticated, service_role;
grant execute on function private.export_requests(text, text, uuid, text, text) to authenticated, service_role;
grant execute on function public.export_requests(text, text, uuid, text, text) to authenticated, service_role;
