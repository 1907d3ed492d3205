-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.keep_journal() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  back integer;
  line record;
  now_back record;
  was_back record;
begin
  if tg_op = 'INSERT' then
    insert into public.journal_entries (order_id, kind, subtotal_cents, tps_cents, tvq_cents, total_cents, created_at)
    values (new.id, 'sale', new.subtotal_cents, new.tps_cents, new.tvq_cents, new.total_cents, new.created_at);
    return null;
  end if;
  back := old.refunded_cents + old.disputed_cents;
  for line in
    select cents, kind from (values
      (new.refunded_cents - old.refunded_cents, 'refund', 'refund_failed'),
      (new.disputed_cents - old.disputed_cents, 'dispute', 'dispute_won')
    ) moved (cents, taken, given) cross join lateral (select case when cents > 0 then taken else given end as kind) k
    where cents <> 0
  loop
    was_back := private.returned_parts(new, back);
    back := back + line.cents;
    now_back := private.returned_parts(new, back);
    insert into public.journal_entries (order_id, kind, subtotal_cents, tps_cents, tvq_cents, total_cents)
    values (new.id, line.kind, was_back.subtotal - now_back.subtotal, was_back.tps - now_back.tps, was_back.tvq - now_back.tvq,
      -line.cents);
  end loop;
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.keep_journal() FROM PUBLIC;
GRANT ALL ON FUNCTION private.keep_journal() TO service_role;
