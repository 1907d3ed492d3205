-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.export_account(person uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $_$
declare
  internal constant text[] := array['decided_by', 'given_by', 'owner_id', 'provider_id', 'payment_intent_id', 'stripe_session_id',
    'idempotency_key', 'url', 'payout_id', 'token', 'search_text', 'phone_key', 'merged_into', 'revision', 'notes_revision', 'undo'];
  owned record;
  rows jsonb;
  result jsonb;
begin
  select jsonb_build_object('account', jsonb_build_object('id', u.id, 'email', u.email, 'created_at', u.created_at,
    'metadata', u.raw_user_meta_data))
  into result from auth.users u where u.id = person;
  for owned in
    select c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'user_id' and t.table_type = 'BASE TABLE' order by c.table_name
  loop
    execute format('select coalesce(jsonb_agg(to_jsonb(t) - $2), ''[]'') from public.%I t where t.user_id = $1', owned.table_name)
    into rows using person, internal;
    result := result || jsonb_build_object(owned.table_name, rows);
  end loop;
  return result || jsonb_build_object(
    'order_items', (
      select coalesce(jsonb_agg(to_jsonb(i) - internal), '[]')
      from public.order_items i join public.orders o on o.id = i.order_id where o.user_id = person
    ),
    'refunds', (
      select coalesce(jsonb_agg(to_jsonb(r) - internal), '[]')
      from public.refunds r join public.orders o on o.id = r.order_id where o.user_id = person
    ),
    'formations', (
      select coalesce(jsonb_agg(to_jsonb(f) - internal), '[]')
      from public.formations f join public.creators c on c.id = f.creator_id where c.user_id = person
    ),
    'creator_earnings', (
      select coalesce(jsonb_agg(to_jsonb(e) - internal), '[]')
      from public.creator_earnings e join public.creators c on c.id = e.creator_id where c.user_id = person
    ),
    'leads', (
      select coalesce(jsonb_agg(to_jsonb(l) - internal - array['stage', 'due_on', 'amount_cents', 'lost_reason']), '[]')
      from public.leads l where l.email = private.proven_email(person)
    ),
    'appointments', (
      select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'kind', a.kind, 'state', a.state, 'starts_at', a.starts_at,
        'ends_at', a.ends_at, 'created_at', a.created_at) order by a.starts_at), '[]')
      from private.appointments a
      where a.id in (
        select own.id from private.appointments own join public.leads l on l.id = own.lead_id where l.email = private.proven_email(person)
        union select own.id from private.appointments own join public.bookings b on b.id = own.booking_id where b.user_id = person
      )
    ),
    'letters', (
      select coalesce(jsonb_agg(jsonb_build_object('subject', l.subject, 'state', s.state, 'created_at', s.created_at,
        'unsubscribed_at', s.unsubscribed_at) order by s.created_at), '[]')
      from private.letter_sends s join private.letters l on l.id = s.letter_id
      where s.id in (
        select own.id from private.letter_sends own where own.user_id = person
        union select sent.id from private.letter_sends sent join public.leads l on l.id = sent.lead_id where l.email = private.proven_email(person)
      )
    ),
    'host_hours', (
      select coalesce(jsonb_agg(to_jsonb(h) - 'host_id' order by h.weekday, h.starts_at), '[]')
      from private.host_hours h where h.host_id = person
    ),
    'absences', (
      select coalesce(jsonb_agg(jsonb_build_object('during', a.during, 'reason', a.reason) order by a.during), '[]')
      from private.absences a where a.host_id = person
    ));
end
$_$;

REVOKE ALL ON FUNCTION private.export_account(person uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.export_account(person uuid) TO service_role;
