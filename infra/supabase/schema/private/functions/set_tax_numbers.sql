-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.set_tax_numbers(tps text, tvq text, enabled boolean) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $_$
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
$_$;

REVOKE ALL ON FUNCTION private.set_tax_numbers(tps text, tvq text, enabled boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.set_tax_numbers(tps text, tvq text, enabled boolean) TO service_role;
GRANT ALL ON FUNCTION private.set_tax_numbers(tps text, tvq text, enabled boolean) TO authenticated;
