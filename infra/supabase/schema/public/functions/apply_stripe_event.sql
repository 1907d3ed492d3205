-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.apply_stripe_event(event jsonb) RETURNS text
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  ranks constant text[] := array['open', 'processing', 'expired', 'failed', 'paid'];
  object constant jsonb := event #> '{data,object}';
  intent constant text := object ->> 'payment_intent';
  kind constant text := event ->> 'type';
  reached text;
  checkout public.checkout_sessions;
  result text := 'ignored';
begin
  insert into public.stripe_events (id, type) values (event ->> 'id', kind) on conflict do nothing;
  if not found then return 'duplicate'; end if;
  -- A refund and the payment it belongs to must see each other.
  if intent is not null then perform pg_advisory_xact_lock(hashtextextended(intent, 0)); end if;
  if kind = 'charge.refunded' then
    insert into public.payment_refunds as r (payment_intent_id, refunded_cents)
    values (intent, (object ->> 'amount_refunded')::integer)
    on conflict (payment_intent_id) do update
      set refunded_cents = greatest(r.refunded_cents, excluded.refunded_cents), updated_at = now();
    perform private.settle_returned(intent);
    result := 'refunded';
  elsif kind in ('refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated') then
    if intent is not null then
      insert into public.provider_refunds as r (id, payment_intent_id, amount_cents, has_failed)
      values (object ->> 'id', intent, (object ->> 'amount')::integer,
        kind = 'refund.failed' or coalesce(object ->> 'status' in ('failed', 'canceled'), false))
      on conflict (id) do update set has_failed = r.has_failed or excluded.has_failed;
      update public.refunds r set status = 'failed' from public.provider_refunds p
      where r.provider_id = object ->> 'id' and r.status = 'sent' and p.id = r.provider_id and p.has_failed;
      perform private.settle_returned(intent);
      result := 'refund';
    end if;
  elsif kind like 'charge.dispute.%' then
    if intent is not null then
      insert into public.disputes as d (id, payment_intent_id, amount_cents, reason, due_at, outcome, is_withdrawn, is_reinstated)
      values (object ->> 'id', intent, (object ->> 'amount')::integer, coalesce(object ->> 'reason', ''),
        to_timestamp((object #>> '{evidence_details,due_by}')::double precision),
        case object ->> 'status' when 'won' then 'won' when 'lost' then 'lost'
          when 'warning_closed' then 'dropped' when 'prevented' then 'dropped' end,
        kind = 'charge.dispute.funds_withdrawn', kind = 'charge.dispute.funds_reinstated')
      on conflict (id) do update set amount_cents = greatest(d.amount_cents, excluded.amount_cents),
        due_at = greatest(d.due_at, excluded.due_at), -- A bank that says both has given the money back.
        outcome = greatest(d.outcome, excluded.outcome),
        is_withdrawn = d.is_withdrawn or excluded.is_withdrawn, is_reinstated = d.is_reinstated or excluded.is_reinstated;
      perform private.settle_returned(intent);
      result := 'dispute';
    end if;
  elsif kind like 'checkout.session.%' then
    select * into checkout from public.checkout_sessions
    where id = private.uuid_of(object ->> 'client_reference_id') and coalesce(stripe_session_id, object ->> 'id') = object ->> 'id'
    for update;
    reached := case kind
      when 'checkout.session.completed' then
        case when object ->> 'payment_status' = 'unpaid' then 'processing' else 'paid' end
      when 'checkout.session.async_payment_succeeded' then 'paid'
      when 'checkout.session.async_payment_failed' then 'failed'
      when 'checkout.session.expired' then 'expired'
    end;
    if checkout.id is null then
      result := 'unknown_session';
    elsif reached = 'paid' and ((object ->> 'amount_total')::bigint, lower(object ->> 'currency'))
        is distinct from (checkout.total_cents::bigint, 'cad') then
      result := 'amount_mismatch';
    elsif reached is not null then
      update public.checkout_sessions set stripe_session_id = object ->> 'id',
        status = ranks[greatest(array_position(ranks, status), array_position(ranks, reached))]
      where id = checkout.id;
      result := reached;
      if reached = 'paid' and private.fulfil_checkout(checkout, object ->> 'id', intent) then result := 'fulfilled'; end if;
    end if;
  end if;
  update public.stripe_events set outcome = result where id = event ->> 'id';
  return result;
end
$$;

REVOKE ALL ON FUNCTION public.apply_stripe_event(event jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION public.apply_stripe_event(event jsonb) TO service_role;
