-- A field of the contact form is named by the form and by its column (docs/maintenance.md): what stores and tells a request names none.
-- Undone by: the definitions before it.
set local lock_timeout = '1s';

create or replace function private.store_request(request jsonb, held uuid) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  asked public.leads := jsonb_populate_record(null::public.leads, request);
  a private.appointments;
  sent jsonb;
  stored integer;
begin
  -- Whatever the function has sent, as its insert without a time does: a column that is named here again is one that can be forgotten.
  sent := request || jsonb_build_object('kind', 'contact', 'consented_at', now());
  execute (
    select format('insert into public.leads (%1$s) select %1$s from jsonb_populate_record(null::public.leads, $1) on conflict (id) do nothing',
      string_agg(quote_ident(key), ', '))
    from jsonb_object_keys(sent) key
  ) using sent;
  get diagnostics stored = row_count;
  if stored > 0 then
    update private.appointments p
    set state = case when p.state = 'held' and p.starts_at > now() then 'booked' else 'displaced' end, lead_id = asked.id, held_until = null
    where p.token = held and p.state in ('held', 'lapsed')
    returning * into a;
    if a.id is not null and ((
      select count(*) from private.appointments p join public.leads l on l.id = p.lead_id
      where l.email = asked.email
        and ((p.state = 'booked' and p.starts_at > now()) or (p.state = 'displaced' and p.starts_at > now() - interval '30 days'))
    ) > 2 or (
      select count(*) from private.appointments p
      where p.holder = a.holder and p.lead_id is not null and p.created_at > now() - interval '1 day'
    ) > 3) then
      perform private.fail('quota_reached', 422, 'This visitor has booked enough times.');
    end if;
    if a.id is not null then
      -- A stranger's address gets no more than three a day that somebody else asked for, as with requests.
      perform private.tell_appointment(a, null, (
        select count(*) from public.leads where email = asked.email and kind = 'contact' and created_at > now() - interval '1 day'
      ) <= 3);
    end if;
  else
    select * into a from private.appointments p where p.lead_id = asked.id;
  end if;
  return case when a.id is not null then private.show_appointment(a) end;
end
$$;

create or replace function public.request_to_tell(request uuid) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select to_jsonb(l) - '{token,search_text,phone_key,kind,status,form,confirmation_sent_at,confirmed_at,unsubscribed_at}'::text[]
    || jsonb_build_object('appointment', private.appointment_of_request(l.id))
  from public.leads l where l.id = request and l.kind = 'contact'
$$;
