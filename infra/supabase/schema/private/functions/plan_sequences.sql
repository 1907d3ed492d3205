-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.plan_sequences() RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  l private.letters;
  before timestamptz;
  since timestamptz;
  planned integer;
  total integer := 0;
begin
  for l in select * from private.letters where on_since is not null loop
    before := now() - l.delay_hours * interval '1 hour';
    since := greatest(l.on_since, before - interval '7 days');
    if l.sequence = 'welcome' then
      insert into private.letter_sends (letter_id, lead_id, once_for)
      select l.id, lead.id, lead.id from public.leads lead
      where lead.kind = 'newsletter' and lead.status = 'confirmed' and lead.confirmed_at between since and before
        and not exists (
          select from private.letter_sends s join public.leads other on other.id = s.lead_id
          where s.letter_id = l.id and other.email = lead.email and not s.is_test
        )
        and not exists (
          select from public.leads earlier
          where earlier.email = lead.email and earlier.kind = 'newsletter' and earlier.confirmed_at < lead.confirmed_at
        )
      on conflict do nothing;
    elsif l.sequence = 'abandoned_checkout' then
      insert into private.letter_sends (letter_id, user_id, once_for)
      select distinct on (c.user_id) l.id, c.user_id, c.id
      from public.checkout_sessions c join public.products p on p.id = c.product_id and p.is_active
        join auth.users u on u.id = c.user_id
      where c.status in ('open', 'expired') and c.created_at between since and before and not private.refuses_mail(u.email)
        and not exists (
          select from public.user_products o where o.user_id = c.user_id and o.product_id = c.product_id and o.is_active
        )
        and not exists (
          select from private.letter_sends s
          where s.letter_id = l.id and s.user_id = c.user_id and not s.is_test and s.created_at > now() - interval '30 days'
        )
      order by c.user_id, c.created_at desc
      on conflict do nothing;
    else
      insert into private.letter_sends (letter_id, user_id, once_for)
      select l.id, o.user_id, o.id
      from public.user_products o join public.products p on p.id = o.product_id
        join public.formations f on f.id = p.formation_id and f.is_published and f.deleted_at is null
        join auth.users u on u.id = o.user_id
      where o.is_active and o.access_granted_at between since and before and not private.refuses_mail(u.email)
        and not exists (
          select from public.user_module_progress m where m.user_id = o.user_id and m.formation_id = p.formation_id
        )
      on conflict do nothing;
    end if;
    get diagnostics planned = row_count;
    total := total + planned;
  end loop;
  return total;
end
$$;

REVOKE ALL ON FUNCTION private.plan_sequences() FROM PUBLIC;
GRANT ALL ON FUNCTION private.plan_sequences() TO service_role;
