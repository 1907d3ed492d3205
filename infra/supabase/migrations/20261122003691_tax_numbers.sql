-- The agency's registrations for taxes, set by the owner: sales from then on name them, and those before keep theirs (AMB-52).
create function private.set_tax_numbers(tps text, tvq text, enabled boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  -- However they are typed: "123456789rt0001", "123 456 789 RT 0001".
  bare_tps constant text := upper(regexp_replace(coalesce(tps, ''), '[^[:alnum:]]', '', 'g'));
  bare_tvq constant text := upper(regexp_replace(coalesce(tvq, ''), '[^[:alnum:]]', '', 'g'));
begin
  if not private.acts_as_staff() then
    raise exception 'only the owner registers for taxes' using errcode = '42501';
  end if;
  if (bare_tps <> '' and bare_tps !~ '^[0-9]{9}RT[0-9]{4}$') or (bare_tvq <> '' and bare_tvq !~ '^[0-9]{10}TQ[0-9]{4}$')
    or (coalesce(enabled, true) and '' in (bare_tps, bare_tvq)) then
    perform private.fail('bad_tax_number', 422, 'A number of TPS is 123456789 RT0001, one of TVQ 1234567890 TQ0001.');
  end if;
  update public.tax_settings set is_enabled = coalesce(enabled, true),
    -- Kept where none is given: a checkout that is open still charges the taxes that it began with.
    tps_number = coalesce(nullif(regexp_replace(bare_tps, '^(.{9})', '\1 '), ''), tps_number),
    tvq_number = coalesce(nullif(regexp_replace(bare_tvq, '^(.{10})', '\1 '), ''), tvq_number)
  where is_only;
  perform private.note_act('money', null, 'taxes', (select to_jsonb(t) - 'is_only' from public.tax_settings t));
end
$$;
create function public.set_tax_numbers(tps text, tvq text, enabled boolean) returns void
language sql set search_path = '' as $$ select private.set_tax_numbers(tps, tvq, enabled) $$;
revoke all on function private.set_tax_numbers(text, text, boolean) from public, anon;
revoke all on function public.set_tax_numbers(text, text, boolean) from public, anon;
grant execute on function private.set_tax_numbers(text, text, boolean) to authenticated, service_role;
grant execute on function public.set_tax_numbers(text, text, boolean) to authenticated, service_role;

-- The accounts name the registrations that each sale was made under.
create or replace function private.accounting(since date, until date) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not private.works_as('sales') then
    raise exception 'only the owner and sales read the accounts' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('created_at', j.created_at, 'order_id', j.order_id, 'kind', j.kind,
      'items', (select string_agg(i.name, ', ') from public.order_items i where i.order_id = j.order_id),
      'payment', o.payment_intent_id,
      'tps_number', o.tps_number, 'tvq_number', o.tvq_number, 'subtotal_cents', j.subtotal_cents, 'tps_cents', j.tps_cents,
      'tvq_cents', j.tvq_cents, 'total_cents', j.total_cents) order by j.created_at, j.id), '[]')
    from public.journal_entries j join public.orders o on o.id = j.order_id
    where j.created_at >= since::timestamp at time zone 'America/Toronto'
      and j.created_at < (until + 1)::timestamp at time zone 'America/Toronto'
  );
end
$$;
