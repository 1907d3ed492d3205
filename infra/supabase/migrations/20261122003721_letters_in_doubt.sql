-- Over SMTP nobody can know whether a mail arrived that a worker was handing over when it died. Staff find out and decide about
-- each: such a mail is never among those that are sent again together.
create or replace function private.resend_letter(letter uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  count integer;
begin
  if not private.acts_as('content') then raise exception 'only content staff send letters' using errcode = '42501'; end if;
  perform private.letter_to_change(letter);
  with again as (
    update private.letter_sends set state = 'planned', error = null
    where letter_id = letter and state = 'failed' and error is distinct from 'interrupted' and not is_test
    returning id
  )
  insert into private.jobs (kind, unique_key, subject_id, is_bulk)
  select 'letter', 'letter:' || id, id, true from again
  on conflict (unique_key) do update set state = 'waiting', finished_at = null, attempts = 0, run_at = now(), last_error = null,
    give_up_at = now() + interval '1 day';
  get diagnostics count = row_count;
  perform private.note_act('letter', letter, 'resent', jsonb_build_object('mails', count));
  return count;
end
$$;

-- Of two who decide about the same mail the first does.
create function private.settle_letter_send(letter uuid, address text, arrived boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  doubtful uuid;
begin
  if not private.acts_as('content') then raise exception 'only content staff send letters' using errcode = '42501'; end if;
  if arrived is null then perform private.fail('bad_request', 422, 'A mail has arrived or not.'); end if;
  perform private.letter_to_change(letter);
  select s.id into doubtful
  from private.letter_sends s left join public.leads l on l.id = s.lead_id left join auth.users u on u.id = s.user_id
  where s.letter_id = letter and s.state = 'failed' and s.error = 'interrupted' and not s.is_test
    and coalesce(l.email, u.email) = address
  limit 1;
  if doubtful is null then return false; end if;
  update private.letter_sends set state = case when arrived then 'sent' else 'planned' end, error = null where id = doubtful;
  update private.jobs set state = case when arrived then 'done' else 'waiting' end,
    finished_at = case when arrived then now() end, attempts = 0, run_at = now(), last_error = null,
    give_up_at = now() + interval '1 day'
  where unique_key = 'letter:' || doubtful;
  perform private.note_act('letter', letter, case when arrived then 'arrived' else 'resent' end, jsonb_build_object('mails', 1));
  return true;
end
$$;

create function public.settle_letter_send(letter uuid, address text, arrived boolean) returns boolean
language sql set search_path = '' as $$ select private.settle_letter_send(letter, address, arrived) $$;

revoke execute on function private.settle_letter_send(uuid, text, boolean), public.settle_letter_send(uuid, text, boolean)
  from public, anon, authenticated;
grant execute on function private.settle_letter_send(uuid, text, boolean), public.settle_letter_send(uuid, text, boolean)
  to authenticated, service_role;
