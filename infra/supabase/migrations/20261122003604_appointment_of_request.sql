-- What is merged brings its appointment along, so that it is found where the request is.
create function private.bring_appointments() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update private.appointments set lead_id = new.merged_into where lead_id = new.id;
  return null;
end
$$;
create trigger leads_bring_appointments after update of merged_into on public.leads
  for each row when (new.merged_into is not null) execute function private.bring_appointments();

-- The mails of a request say when its appointment is.
create function private.appointment_of_request(request uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.show_appointment(a) - 'token' from private.appointments a where a.lead_id = request order by a.created_at desc limit 1
$$;
create or replace function public.request_to_tell(request uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('id', id, 'name', name, 'email', email, 'phone', phone, 'company', company, 'service', service,
    'budget', budget, 'message', message, 'asked', asked, 'page', page, 'context', context, 'origin', origin,
    'appointment', private.appointment_of_request(id))
  from public.leads where id = request and kind = 'contact'
$$;
