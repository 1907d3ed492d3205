-- For the worker alone: what its mails say, read when they are sent.

create function public.request_to_tell(request uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('id', id, 'name', name, 'email', email, 'phone', phone, 'company', company, 'service', service,
    'budget', budget, 'message', message, 'asked', asked, 'page', page, 'context', context, 'origin', origin)
  from public.leads where id = request and kind = 'contact'
$$;
revoke execute on function public.request_to_tell(uuid) from public, anon, authenticated;
grant execute on function public.request_to_tell(uuid) to service_role;

-- The address and token to confirm a newsletter request with, or null when the address is confirmed or another request of it has asked
-- within a day. The same request may ask again: its job is done once, and tried until it is.
drop function public.begin_confirmation(uuid);
drop function public.abandon_confirmation(uuid);
create function public.begin_confirmation(lead uuid) returns jsonb
language sql
set search_path = ''
as $$
  update public.leads l set confirmation_sent_at = now()
  where l.id = lead and l.kind = 'newsletter' and l.status = 'pending' and not exists (
    select from public.leads other
    where other.email = l.email and other.kind = 'newsletter'
      and (other.status = 'confirmed' or (other.id <> l.id and other.confirmation_sent_at > now() - interval '1 day'))
  )
  returning jsonb_build_object('email', l.email, 'token', l.token)
$$;
revoke execute on function public.begin_confirmation(uuid) from public, anon, authenticated;
grant execute on function public.begin_confirmation(uuid) to service_role;
