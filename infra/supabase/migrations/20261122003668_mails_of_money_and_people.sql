-- Receipts, news of refunds and of applications are jobs: they leave with what they are about, are tried for a day, and what could not
-- be delivered is seen and sent again.
create function private.send_receipt() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enqueue('order_receipt', 'order_receipt:' || new.id, new.id);
  return null;
end
$$;
create trigger orders_receipt after insert on public.orders for each row
  when (new.receipt_sent_at is null) execute function private.send_receipt();
-- What was due when this came; nobody waits any more for a receipt of more than a week ago.
update public.orders set receipt_sent_at = created_at where receipt_sent_at is null and created_at < now() - interval '7 days';
select private.enqueue('order_receipt', 'order_receipt:' || o.id, o.id)
from public.orders o where o.receipt_sent_at is null and o.user_id is not null;
-- The webhook of the version before asks for receipts to send: there are none for it.
create or replace function public.claim_receipts() returns jsonb
language sql set search_path = ''
as $$ select '[]'::jsonb $$;
drop function private.claim_receipts();

create function private.tell_of_refund() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- What fails, is made again and fails again is told again.
  key constant text := concat_ws(':', new.id, new.status, new.provider_id);
begin
  if tg_op = 'UPDATE' and old.status = new.status then return null; end if;
  if new.status <> 'sending' then perform private.enqueue('refund_' || new.status, 'refund:' || key, new.id); end if;
  if new.status = 'asked' then perform private.enqueue('refund_to_agency', 'refund_to_agency:' || new.id, new.id); end if;
  return null;
end
$$;
create trigger refunds_told after insert or update of status on public.refunds for each row execute function private.tell_of_refund();

create function private.tell_of_application() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.enqueue('application_to_agency', 'application_to_agency:' || new.id, new.id);
  elsif old.status = new.status then
    return null;
  end if;
  perform private.enqueue('application_' || new.status, concat_ws(':', 'application', new.id, new.status), new.id);
  return null;
end
$$;
create trigger applications_told after insert or update of status on public.creator_applications for each row
  execute function private.tell_of_application();
revoke all on function private.send_receipt() from public, anon, authenticated;
revoke all on function private.tell_of_refund() from public, anon, authenticated;
revoke all on function private.tell_of_application() from public, anon, authenticated;

-- What the mails are written from; null where there is nobody to tell any more.
create function private.order_to_tell(of_order uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', o.id, 'email', u.email, 'created_at', o.created_at, 'subtotal_cents', o.subtotal_cents,
    'tps_cents', o.tps_cents, 'tvq_cents', o.tvq_cents, 'total_cents', o.total_cents,
    'tps_number', o.tps_number, 'tvq_number', o.tvq_number,
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'category', i.category, 'unit_price', i.unit_price)), '[]')
      from public.order_items i where i.order_id = o.id
    ))
  from public.orders o join auth.users u on u.id = o.user_id where o.id = of_order
$$;
create function private.refund_to_tell(refund uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', r.id, 'order_id', o.id, 'email', u.email, 'status', r.status, 'amount_cents', r.amount_cents,
    'reason', r.reason, 'answer', r.answer,
    'items', (select string_agg(i.name, ', ') from public.order_items i where i.order_id = o.id))
  from public.refunds r join public.orders o on o.id = r.order_id join auth.users u on u.id = o.user_id where r.id = refund
$$;
create function private.application_to_tell(application uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', a.id, 'email', u.email, 'name', p.full_name, 'status', a.status, 'about', a.about,
    'website_url', a.website_url, 'answer', a.answer)
  from public.creator_applications a join auth.users u on u.id = a.user_id
  left join public.profiles p on p.user_id = a.user_id where a.id = application
$$;
create function public.order_to_tell(of_order uuid) returns jsonb
language sql stable set search_path = ''
as $$ select private.order_to_tell(of_order) $$;
revoke all on function private.order_to_tell(uuid) from public, anon, authenticated;
revoke all on function public.order_to_tell(uuid) from public, anon, authenticated;
create function public.refund_to_tell(refund uuid) returns jsonb
language sql stable set search_path = ''
as $$ select private.refund_to_tell(refund) $$;
revoke all on function private.refund_to_tell(uuid) from public, anon, authenticated;
revoke all on function public.refund_to_tell(uuid) from public, anon, authenticated;
create function public.application_to_tell(application uuid) returns jsonb
language sql stable set search_path = ''
as $$ select private.application_to_tell(application) $$;
revoke all on function private.application_to_tell(uuid) from public, anon, authenticated;
revoke all on function public.application_to_tell(uuid) from public, anon, authenticated;
grant execute on function private.order_to_tell(uuid) to service_role;
grant execute on function public.order_to_tell(uuid) to service_role;
grant execute on function private.refund_to_tell(uuid) to service_role;
grant execute on function public.refund_to_tell(uuid) to service_role;
grant execute on function private.application_to_tell(uuid) to service_role;
grant execute on function public.application_to_tell(uuid) to service_role;
drop function public.release_receipt(uuid);

create or replace function private.settle_job(job uuid, job_lease uuid, outcome text, error text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  pause interval;
  receipt uuid;
begin
  select least(interval '30 seconds' * 2 ^ least(attempts - 1, 10), interval '1 hour') into pause
  from private.jobs where id = job;
  update private.jobs set
    state = case
      when outcome = 'done' then 'done'
      when outcome = 'retry' and now() + pause < give_up_at then 'waiting'
      else 'failed'
    end,
    finished_at = case when outcome = 'retry' and now() + pause < give_up_at then null else now() end,
    run_at = case when outcome = 'retry' then now() + pause else run_at end,
    handed_at = null, lease = null, leased_until = null, 
    -- Mail servers repeat whom they refuse.
    last_error = left(regexp_replace(left(error, 2000), '[^\s<>@]+@[^\s<>@]+', '…', 'g'), 500)
  where id = job and lease = job_lease and state = 'waiting'
  returning case when kind = 'order_receipt' and state = 'done' then subject_id end into receipt;
  update public.orders set receipt_sent_at = now() where id = receipt;
end
$$;
