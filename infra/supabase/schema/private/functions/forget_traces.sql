-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.forget_traces(size integer DEFAULT 5000) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  today constant date := (now() at time zone 'America/Toronto')::date;
  gone integer;
  most integer := 0;
begin
  -- With its salt nobody can tell any more whose the looks of a day were.
  delete from private.view_salts where day < today - 1;
  delete from private.recent_views where ctid = any (array(select ctid from private.recent_views where day < today - 1 limit size));
  get diagnostics gone = row_count; most := greatest(most, gone);
  delete from public.user_interactions where ctid = any (array(
    select ctid from public.user_interactions where interaction_type = 'view' and created_at < now() - interval '13 months' limit size));
  get diagnostics gone = row_count; most := greatest(most, gone);
  -- Nothing was paid by them; who paid has an order.
  delete from public.checkout_sessions where ctid = any (array(
    select c.ctid from public.checkout_sessions c
    where (c.status in ('expired', 'failed') or c.status = 'open' and c.stripe_session_id is null) and c.created_at < now() - interval '90 days'
      and not exists (select from public.orders o where o.id = c.id) limit size));
  get diagnostics gone = row_count; most := greatest(most, gone);
  -- The provider sends a report again for thirty days at most.
  delete from public.stripe_events where ctid = any (array(
    select ctid from public.stripe_events where received_at < now() - interval '13 months' limit size));
  get diagnostics gone = row_count; most := greatest(most, gone);
  return jsonb_build_object('again', case when most = size then '{}'::jsonb end);
end
$$;

REVOKE ALL ON FUNCTION private.forget_traces(size integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.forget_traces(size integer) TO service_role;
