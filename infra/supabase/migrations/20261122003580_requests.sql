-- Requests of visitors, from the form to won or lost: what is asked for and what came with it, stages, owner, notes, due dates,
-- duplicates, and their end (Law 25). Staff reach them by functions alone: no role has a right to the table.

alter table public.leads
  -- What the button offered: a consultation of 30 minutes, the audit of 45, an office meeting, the VIP programme, a quote.
  add column asked text check (asked in ('consultation', 'audit', 'meeting', 'vip', 'quote')),
  -- What the page knew: options and price, results of a quiz, an audit or a simulation, in the words that the visitor saw.
  add column context jsonb not null default '{}' check (jsonb_typeof(context) = 'object' and pg_column_size(context) <= 32768),
  -- Where the visit began: page, site before it, campaign. Nothing that tells a person.
  add column origin jsonb not null default '{}' check (jsonb_typeof(origin) = 'object' and pg_column_size(origin) <= 8192),
  add column stage text not null default 'new' check (stage in ('new', 'contacted', 'meeting', 'proposal', 'won', 'lost')),
  add column owner_id uuid references auth.users (id) on delete set null,
  add column due_on date,
  -- Won: in cents, before tax.
  add column amount_cents bigint check (amount_cents between 0 and 10000000000),
  add column lost_reason text check (length(lost_reason) between 1 and 300),
  -- The request that this one is part of: somebody asked twice. `forget_lead` keeps it true.
  add column merged_into uuid,
  add column revision integer not null default 1,
  -- Last exchange: what is kept, is kept for so long from then on.
  add column touched_at timestamptz not null default now(),
  add column phone_key text generated always as (
    substring(regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^1', '') for 10)
  ) stored,
  add column search_text text generated always as (
    private.fold_text(coalesce(name, '') || ' ' || email || ' ' || coalesce(company, '') || ' ' || coalesce(phone, '') || ' '
      || coalesce(message, ''))
  ) stored;
update public.leads set asked = 'consultation', touched_at = created_at where kind = 'contact';
alter table public.leads
  add constraint request_asks check ((kind = 'contact') = (asked is not null)),
  add constraint won_has_amount check (stage = 'won' or amount_cents is null),
  add constraint lost_has_reason check (stage = 'lost' or lost_reason is null),
  add constraint merged_elsewhere check (merged_into <> id);
create index requests_recent on public.leads (created_at desc, id desc) where kind = 'contact' and merged_into is null;
create index requests_stage on public.leads (stage, created_at desc, id desc) where kind = 'contact' and merged_into is null;
create index leads_phone on public.leads (phone_key) where phone_key is not null;
create index leads_owner on public.leads (owner_id);
create index leads_merged on public.leads (merged_into);
create index leads_touched on public.leads (touched_at);

-- Whether a request may be somebody's to answer.
create function private.sells(person uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.profiles p where p.user_id = person and p.role = 'admin')
    or exists (select from public.staff_roles s where s.user_id = person and s.role = 'sales')
$$;

create function private.assert_handles_requests() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.works_as('sales') then
    raise exception 'only staff handle requests' using errcode = '42501';
  end if;
end
$$;

-- Mails leave with the request or not at all. A stranger's address gets no more than three a day that somebody else asked for.
create function private.send_lead_mails() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.kind = 'newsletter' then
    perform private.enqueue('newsletter_confirmation', 'newsletter_confirmation:' || new.id, new.id);
    return null;
  end if;
  perform private.enqueue('request_to_agency', 'request_to_agency:' || new.id, new.id);
  if (
    select count(*) from public.leads
    where email = new.email and kind = 'contact' and created_at > now() - interval '1 day'
  ) <= 3 then
    perform private.enqueue('request_to_visitor', 'request_to_visitor:' || new.id, new.id);
  end if;
  return null;
end
$$;
create trigger leads_mails after insert on public.leads
  for each row execute function private.send_lead_mails();

-- Who asks to be forgotten is forgotten in what was done and is still to be done, too.
create function private.forget_lead() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.leads set merged_into = null where merged_into = old.id;
  delete from private.jobs where subject_id = old.id;
  update private.staff_acts set detail = '{}' where area = 'request' and subject_id = old.id and detail <> '{}';
  return null;
end
$$;
create trigger leads_forgotten after delete on public.leads
  for each row execute function private.forget_lead();

-- The request of an id, to change; merged ones change with what they are part of.
create function private.request_to_change(request uuid) returns public.leads
language plpgsql security definer
set search_path = ''
as $$
declare
  found_request public.leads;
begin
  perform private.assert_handles_requests();
  select * into found_request from public.leads where id = request and kind = 'contact' for update;
  if found_request.id is null then perform private.fail('request_not_found', 404, 'There is no such request.'); end if;
  return found_request;
end
$$;

-- Fifty requests or fewer, latest first, after the last one that the caller has (`before_at`, `before_id`).
create function private.list_requests(
  in_stage text, asked_for text, owned_by uuid, wanted text, facet text, before_at timestamptz, before_id uuid, size integer
) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  words constant text := private.fold_text(nullif(trim(wanted), ''));
begin
  perform private.assert_handles_requests();
  return (
    select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at desc, r.id desc), '[]') from (
      select l.id, l.created_at, l.name, l.email, l.company, l.asked, l.stage, l.due_on, l.amount_cents, l.owner_id, l.service,
        exists (select from private.jobs j where j.subject_id = l.id and j.state = 'failed') as is_undelivered
      from public.leads l
      where l.kind = 'contact' and l.merged_into is null
        and (in_stage is null or l.stage = in_stage)
        and (asked_for is null or l.asked = asked_for)
        and (owned_by is null or l.owner_id = owned_by)
        and (words is null or position(words in l.search_text) > 0)
        and case facet
          when 'late' then l.due_on < (now() at time zone 'America/Toronto')::date and l.stage not in ('won', 'lost')
          when 'undelivered' then exists (select from private.jobs j where j.subject_id = l.id and j.state = 'failed')
          else true
        end
        and (before_at is null or (l.created_at, l.id) < (before_at, before_id))
      order by l.created_at desc, l.id desc limit least(greatest(size, 1), 50)
    ) r
  );
end
$$;

-- How many stand at each stage, are late or have an undelivered mail, and who may own one.
create function private.request_board() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.assert_handles_requests();
  return jsonb_build_object(
    'stages', (
      select coalesce(jsonb_object_agg(stage, n), '{}') from (
        select stage, count(*) n from public.leads where kind = 'contact' and merged_into is null group by stage
      ) s
    ),
    'late', (
      select count(*) from public.leads
      where kind = 'contact' and merged_into is null and stage not in ('won', 'lost')
        and due_on < (now() at time zone 'America/Toronto')::date
    ),
    'undelivered', (
      select count(distinct l.id) from private.jobs j join public.leads l on l.id = j.subject_id
      where j.state = 'failed' and l.kind = 'contact' and l.merged_into is null
    ),
    'owners', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.user_id, 'name', coalesce(p.full_name, u.email)) order by p.full_name), '[]')
      from public.profiles p join auth.users u on u.id = p.user_id where private.sells(p.user_id)
    )
  );
end
$$;

-- All about one request: itself, what was done, its mails, and others of the same person.
create function private.read_request(request uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  l public.leads;
begin
  perform private.assert_handles_requests();
  select * into l from public.leads where id = request and kind = 'contact';
  if l.id is null then perform private.fail('request_not_found', 404, 'There is no such request.'); end if;
  return to_jsonb(l) - 'token' - 'search_text' - 'phone_key' - 'kind' - 'status' - 'form' - 'confirmation_sent_at'
    - 'confirmed_at' - 'unsubscribed_at' || jsonb_build_object(
    'acts', (
      select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'at', a.at, 'kind', a.kind, 'detail', a.detail,
        'actor', coalesce(p.full_name, u.email)) order by a.at desc), '[]')
      from private.staff_acts a
        left join public.profiles p on p.user_id = a.actor_id left join auth.users u on u.id = a.actor_id
      where a.area = 'request' and a.subject_id = l.id
    ),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object('id', j.id, 'kind', j.kind, 'state', j.state, 'attempts', j.attempts,
        'last_error', j.last_error, 'at', coalesce(j.finished_at, j.run_at)) order by j.kind), '[]')
      from private.jobs j where j.subject_id = l.id
    ),
    'others', (
      select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'created_at', o.created_at, 'name', o.name, 'asked', o.asked,
        'stage', o.stage, 'message', o.message, 'revision', o.revision, 'is_merged', o.merged_into is not distinct from l.id)
        order by o.created_at desc), '[]')
      from public.leads o
      where o.kind = 'contact' and o.id <> l.id and (o.merged_into is null or o.merged_into = l.id)
        and (o.email = l.email or o.phone_key = l.phone_key or o.merged_into = l.id)
    )
  );
end
$$;

-- Changes stage, owner, due date, amount or reason of a request that nobody has changed since `known_revision`; the new revision.
create function private.change_request(request uuid, known_revision integer, changes jsonb) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  old constant public.leads := private.request_to_change(request);
  new public.leads;
begin
  if old.revision <> known_revision then
    perform private.fail('request_changed', 409, 'Somebody else has changed this meanwhile.', old.revision::text);
  end if;
  if exists (select from jsonb_object_keys(changes) key
    where key not in ('stage', 'owner_id', 'due_on', 'amount_cents', 'lost_reason')) then
    perform private.fail('bad_request', 422, 'A request has a stage, an owner, a due date, an amount and a reason.');
  end if;
  new := jsonb_populate_record(old, changes);
  if new.stage <> 'won' then new.amount_cents := null; end if;
  if new.stage <> 'lost' then new.lost_reason := null; end if;
  if new.stage = 'won' and new.amount_cents is null then
    perform private.fail('amount_required', 422, 'A request is won with an amount.');
  end if;
  if new.owner_id is distinct from old.owner_id and new.owner_id is not null
    and not private.sells(new.owner_id) then
    perform private.fail('bad_request', 422, 'The owner of a request is one of staff.');
  end if;
  update public.leads set stage = new.stage, owner_id = new.owner_id, due_on = new.due_on, amount_cents = new.amount_cents,
    lost_reason = new.lost_reason, revision = old.revision + 1, touched_at = now()
  where id = request;
  perform private.note_act('request', request, 'changed', (
    select coalesce(jsonb_object_agg(key, jsonb_build_array(to_jsonb(old) -> key, to_jsonb(new) -> key)), '{}')
    from unnest(array['stage', 'owner_id', 'due_on', 'amount_cents', 'lost_reason']) key
    where to_jsonb(old) -> key is distinct from to_jsonb(new) -> key
  ));
  return old.revision + 1;
end
$$;

-- Adds a note; the same `note` again is the same.
create function private.note_request(request uuid, note uuid, note_text text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.request_to_change(request);
  if length(trim(note_text)) not between 1 and 4000 then
    perform private.fail('bad_request', 422, 'A note has 1 to 4000 characters.');
  end if;
  perform private.note_act('request', request, 'note', jsonb_build_object('text', trim(note_text)), note);
  update public.leads set touched_at = now() where id = request;
end
$$;

-- Makes a request part of another one, with all that was part of it; with null it stands alone again.
create function private.merge_request(request uuid, target uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  old constant public.leads := private.request_to_change(request);
  kept public.leads;
begin
  if target is not null then
    kept := private.request_to_change(target);
    if target = request or kept.merged_into is not null then
      perform private.fail('bad_request', 422, 'A request is merged into another one that stands alone.');
    end if;
  end if;
  update public.leads set merged_into = target, revision = revision + 1
  where id = request or (target is not null and merged_into = request);
  -- What is merged lives as long as the youngest of both.
  update public.leads set revision = revision + 1, touched_at = greatest(touched_at, old.touched_at)
  where id = coalesce(target, old.merged_into);
  perform private.note_act('request', coalesce(target, old.merged_into, request),
    case when target is null then 'split' else 'merged' end, jsonb_build_object('request', request));
end
$$;

-- Deletes a request with what was merged into it, as whoever it is from may ask (Law 25). That it was done stays, not about whom.
create function private.erase_request(request uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.request_to_change(request);
  if not private.acts_as_staff() then
    raise exception 'only the owner erases requests' using errcode = '42501';
  end if;
  delete from public.leads where merged_into = request;
  delete from public.leads where id = request;
  perform private.note_act('request', request, 'erased');
end
$$;

-- A mail that was not delivered, once more for a day.
create function private.resend_mail(job uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  request uuid;
begin
  perform private.assert_handles_requests();
  update private.jobs j set state = 'waiting', finished_at = null, attempts = 0, run_at = now(), last_error = null,
    give_up_at = now() + interval '1 day'
  where j.id = job and j.state = 'failed' and exists (select from public.leads l where l.id = j.subject_id and l.kind = 'contact')
  returning j.subject_id into request;
  if request is null then perform private.fail('request_not_found', 404, 'There is no such mail to send again.'); end if;
  perform private.note_act('request', request, 'resent', jsonb_build_object('mail', job));
end
$$;

-- Deletes what its time is over for: requests two years after the last exchange, and finished jobs of more than a month ago. How
-- many rows went.
create function private.forget_old() returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  requests integer;
  finished integer;
begin
  -- What was merged goes with what it is part of, whose last exchange counts.
  with old as (
    select id from public.leads where kind = 'contact' and merged_into is null and touched_at < now() - interval '24 months'
  )
  delete from public.leads where id in (select id from old) or merged_into in (select id from old);
  get diagnostics requests = row_count;
  delete from private.jobs where state <> 'waiting' and finished_at < now() - interval '35 days';
  get diagnostics finished = row_count;
  return jsonb_build_object('requests', requests, 'jobs', finished);
end
$$;

create function public.list_requests(
  in_stage text default null, asked_for text default null, owned_by uuid default null, wanted text default null, facet text default null,
  before_at timestamptz default null, before_id uuid default null, size integer default 50
) returns jsonb
language sql stable
set search_path = ''
as $$ select private.list_requests(in_stage, asked_for, owned_by, wanted, facet, before_at, before_id, size) $$;
create function public.request_board() returns jsonb
language sql stable
set search_path = ''
as $$ select private.request_board() $$;
create function public.read_request(request uuid) returns jsonb
language sql stable
set search_path = ''
as $$ select private.read_request(request) $$;
create function public.change_request(request uuid, known_revision integer, changes jsonb) returns integer
language sql
set search_path = ''
as $$ select private.change_request(request, known_revision, changes) $$;
create function public.note_request(request uuid, note uuid, note_text text) returns void
language sql
set search_path = ''
as $$ select private.note_request(request, note, note_text) $$;
create function public.merge_request(request uuid, target uuid default null) returns void
language sql
set search_path = ''
as $$ select private.merge_request(request, target) $$;
create function public.erase_request(request uuid) returns void
language sql
set search_path = ''
as $$ select private.erase_request(request) $$;
create function public.resend_mail(job uuid) returns void
language sql
set search_path = ''
as $$ select private.resend_mail(job) $$;
create function public.forget_old() returns jsonb
language sql
set search_path = ''
as $$ select private.forget_old() $$;
grant execute on function
  private.list_requests(text, text, uuid, text, text, timestamptz, uuid, integer), private.request_board(), private.read_request(uuid),
  private.change_request(uuid, integer, jsonb), private.note_request(uuid, uuid, text), private.merge_request(uuid, uuid),
  private.erase_request(uuid), private.resend_mail(uuid),
  public.list_requests(text, text, uuid, text, text, timestamptz, uuid, integer), public.request_board(), public.read_request(uuid),
  public.change_request(uuid, integer, jsonb), public.note_request(uuid, uuid, text), public.merge_request(uuid, uuid),
  public.erase_request(uuid), public.resend_mail(uuid)
  to authenticated;
