-- Letters to those who have confirmed the newsletter (AMB-10), and three sequences of one mail each. A letter is planned in one
-- transaction: a row and a job for each person, so that a worker that is killed leaves nobody out and writes to nobody twice
-- (docs/decisions/0033-newsletter.md). What was opened is not tracked.

-- What goes to many waits for what one person is waiting for.
alter table private.jobs add column is_bulk boolean not null default false;
drop index private.jobs_due;
create index jobs_due on private.jobs (is_bulk, run_at, id) where state = 'waiting';

create table private.letters (
  id uuid primary key,
  -- One of the mails that leave by themselves; nothing for a letter that staff send.
  sequence text unique check (sequence in ('welcome', 'abandoned_checkout', 'course_not_begun')),
  subject text not null default '' check (length(subject) <= 150),
  preheader text not null default '' check (length(preheader) <= 200),
  -- Text with the marks of functions/_shared/mail/renderLetter.ts.
  body text not null default '' check (length(body) <= 40000),
  -- {"interests": [...], "products": [...]}: who has one of them; nobody named is everybody.
  audience jsonb not null default '{}' check (
    jsonb_typeof(audience) = 'object' and pg_column_size(audience) <= 16384
    and jsonb_typeof(coalesce(audience -> 'interests', '[]')) = 'array'
    and jsonb_typeof(coalesce(audience -> 'products', '[]')) = 'array'
  ),
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'stopped')),
  send_at timestamptz,
  -- A sequence alone: since when it writes, about what has happened since then, and how long after it.
  on_since timestamptz,
  delay_hours integer check (delay_hours between 1 and 720),
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((sequence is null) = (delay_hours is null)),
  check (sequence is null or state = 'draft'),
  check ((state = 'draft') = (send_at is null))
);

create table private.letter_sends (
  -- Also what a mail's link ends all mails with.
  id uuid primary key default gen_random_uuid(),
  letter_id uuid not null references private.letters (id) on delete cascade,
  -- To whom: a subscriber or an account. Neither any more where they are gone, or after a year.
  lead_id uuid references public.leads (id) on delete set null,
  user_id uuid references auth.users (id) on delete set null,
  -- What somebody gets the same letter once for: themselves, a purchase, a checkout.
  once_for uuid not null,
  is_test boolean not null default false,
  -- `skipped`: not sent, because who it was for had unsubscribed, was gone or had done what it is about.
  state text not null default 'planned' check (state in ('planned', 'sent', 'failed', 'skipped')),
  error text,
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (letter_id, once_for)
);
-- Why a mail was not delivered may name who it was for.
create function private.forget_send_error() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.error := null;
  return new;
end
$$;
create trigger letter_sends_forgotten before update of lead_id, user_id on private.letter_sends for each row
  when (new.lead_id is null and new.user_id is null) execute function private.forget_send_error();
create index letter_sends_lead on private.letter_sends (lead_id);
create index letter_sends_user on private.letter_sends (user_id, letter_id, created_at);

-- Addresses that want no mail but what they have asked for, as digests: nobody can be written to by this list.
create table private.mail_refusals (
  address_digest bytea primary key,
  at timestamptz not null default now()
);
alter table private.letters enable row level security;
alter table private.letter_sends enable row level security;
alter table private.mail_refusals enable row level security;
revoke all on private.letters, private.letter_sends, private.mail_refusals from anon, authenticated;

create function private.refuses_mail(address text) returns boolean
language sql stable security definer
set search_path = ''
as $$ select exists (select from private.mail_refusals where address_digest = sha256(convert_to(lower(address), 'UTF8'))) $$;

-- Ends every subscription of an address, whatever form it came from, and what is sent to it without one.
create function private.end_mails(address text) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.mail_refusals (address_digest) values (sha256(convert_to(lower(address), 'UTF8'))) on conflict do nothing;
  update public.leads set status = 'unsubscribed', unsubscribed_at = now()
  where email = lower(address) and kind = 'newsletter' and status <> 'unsubscribed';
$$;

create function private.settle_newsletter(lead_token uuid, is_wanted boolean) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  address text;
begin
  select email into address from public.leads where token = lead_token and kind = 'newsletter';
  if address is null then return false; end if;
  if is_wanted then
    -- Programs that look at links open old mails too: who has left comes back by subscribing anew.
    update public.leads set status = 'confirmed', confirmed_at = coalesce(confirmed_at, now())
    where token = lead_token and status <> 'unsubscribed';
    if not found then return false; end if;
    delete from private.mail_refusals where address_digest = sha256(convert_to(lower(address), 'UTF8'));
  else
    perform private.end_mails(address);
  end if;
  return true;
end
$$;
create or replace function public.settle_newsletter(lead_token uuid, is_wanted boolean) returns boolean
language sql
set search_path = ''
as $$ select private.settle_newsletter(lead_token, is_wanted) $$;

-- Ends all mails of whoever got one; true when it is known. Can be repeated.
create function private.end_mails_of(send uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  address text;
begin
  select coalesce(l.email, u.email) into address
  from private.letter_sends s left join public.leads l on l.id = s.lead_id left join auth.users u on u.id = s.user_id
  where s.id = send;
  if address is null then return false; end if;
  update private.letter_sends set unsubscribed_at = now() where id = send and unsubscribed_at is null;
  perform private.end_mails(address);
  return true;
end
$$;
create function public.end_mails_of(send uuid) returns boolean
language sql
set search_path = ''
as $$ select private.end_mails_of(send) $$;

-- Everybody who has confirmed, once each, with what they care about: where they subscribed, what they have asked the agency for,
-- and what they have bought.
create function private.subscribers() returns table (lead_id uuid, interests text[], products text[])
language sql stable security definer
set search_path = ''
as $$
  with confirmed as (
    select distinct on (email) id, email from public.leads
    where kind = 'newsletter' and status = 'confirmed' and confirmed_at is not null order by email, confirmed_at
  ), cared as (
    select l.email, case
      when l.kind = 'contact' then 'service:' || l.service
      when l.page ~ '^/blog(/|[?#]|$)' then 'blog'
      when l.page ~ '^/(formations|boutique|creators|cours)(/|[?#]|$)' then 'formations'
      when l.page ~ '^/outils(/|[?#]|$)' then 'outils'
      when l.page ~ '^/[^/?#]' then 'services'
    end as interest
    from public.leads l where l.kind = 'contact' or l.status = 'confirmed'
  ), caring as (
    select email, array_agg(distinct interest) as interests from cared where interest is not null group by email
  ), buying as (
    select lower(u.email) as email, array_agg(p.product_id::text) as products
    from public.user_products p join auth.users u on u.id = p.user_id where p.is_active group by 1
  )
  select c.id, coalesce(i.interests, '{}'), coalesce(b.products, '{}')
  from confirmed c left join caring i on i.email = c.email left join buying b on b.email = c.email
$$;

create function private.audience_of(audience jsonb) returns setof uuid
language sql stable security definer
set search_path = ''
as $$
  with chosen as (
    select array(select jsonb_array_elements_text(audience -> 'interests')) as interests,
      array(select jsonb_array_elements_text(audience -> 'products')) as products
  )
  select s.lead_id from private.subscribers() s, chosen c
  where (c.interests = '{}' and c.products = '{}') or s.interests && c.interests or s.products && c.products
$$;

-- A row of the people that a letter is for becomes one mail each.
create function private.plan_sends() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.jobs (kind, unique_key, subject_id, is_bulk)
  select 'letter', 'letter:' || s.id, s.id, l.sequence is null and not s.is_test
  from new_sends s join private.letters l on l.id = s.letter_id;
  return null;
end
$$;
create trigger letter_sends_planned after insert on private.letter_sends
  referencing new table as new_sends for each statement execute function private.plan_sends();

-- How the job of a mail went is how its sending went; finished jobs are forgotten, this is not.
create function private.note_send() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update private.letter_sends set state = case when new.state = 'done' then 'sent' else 'failed' end, error = new.last_error
  where id = new.subject_id and state = 'planned';
  return null;
end
$$;
create trigger jobs_letter_settled after update of state on private.jobs
  for each row when (new.kind = 'letter' and new.state <> 'waiting') execute function private.note_send();

-- Plans a letter whose time has come; asked again, nothing more happens. To how many.
create function private.plan_letter(letter uuid) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  planned private.letters;
  count integer;
begin
  update private.letters set state = 'sending' where id = letter and state = 'scheduled' and send_at <= now()
  returning * into planned;
  if planned.id is null then return 0; end if;
  insert into private.letter_sends (letter_id, lead_id, once_for)
  select letter, lead, lead from private.audience_of(planned.audience) lead;
  get diagnostics count = row_count;
  return count;
end
$$;
create function public.plan_letter(letter uuid) returns integer
language sql
set search_path = ''
as $$ select private.plan_letter(letter) $$;

-- What a mail of a sequence about a product says of it.
create function private.product_of_send(once_for uuid) returns table (product_id uuid, name text, path text, viewer_path text)
language sql stable security definer
set search_path = ''
as $$
  select p.id, coalesce(f.title, p.name), coalesce('/formations/' || f.slug, '/boutique'), '/formation-viewer/' || f.slug
  from (
    select c.product_id from public.checkout_sessions c where c.id = once_for
    union all select u.product_id from public.user_products u where u.id = once_for
  ) about join public.products p on p.id = about.product_id left join public.formations f on f.id = p.formation_id
$$;

-- Plans the mails of the sequences that are due. The law lets one write to who has confirmed, and, until they say no, to who has
-- bought or was about to (LCAP 10 (10)): those get one mail each, and who was about to buy no more than one in thirty days. What
-- lies back by more than a week is over.
create function private.plan_sequences() returns integer
language plpgsql security definer
set search_path = ''
as $$
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
create function public.plan_sequences() returns integer
language sql
set search_path = ''
as $$ select private.plan_sequences() $$;

-- The mail of a send, written from what is true now; null where it is not to be sent any more.
create function private.letter_to_send(send uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  s private.letter_sends;
  l private.letters;
  lead public.leads;
  address text;
  about record;
  is_due boolean;
begin
  select * into s from private.letter_sends where id = send and state = 'planned';
  if s.id is null then return null; end if;
  select * into l from private.letters where id = s.letter_id;
  select * into lead from public.leads where id = s.lead_id;
  select coalesce(lead.email, u.email) into address from (select) one left join auth.users u on u.id = s.user_id;
  select * into about from private.product_of_send(s.once_for);
  is_due := address is not null and case
    when s.is_test then true
    when l.sequence is null then lead.status = 'confirmed' and l.state = 'sending'
    when l.on_since is null then false
    when l.sequence = 'welcome' then lead.status = 'confirmed'
    when private.refuses_mail(address) then false
    when l.sequence = 'abandoned_checkout' then not exists (
      select from public.user_products o where o.user_id = s.user_id and o.product_id = about.product_id and o.is_active
    )
    else not exists (
      select from public.user_module_progress m join public.products p on p.formation_id = m.formation_id
      where m.user_id = s.user_id and p.id = about.product_id
    ) and exists (select from public.user_products o where o.id = s.once_for and o.is_active)
  end;
  if is_due is not true then
    update private.letter_sends set state = 'skipped' where id = send;
    return null;
  end if;
  return jsonb_build_object('id', s.id, 'email', address, 'subject', l.subject, 'preheader', l.preheader, 'body', l.body,
    'sequence', l.sequence, 'course', about.name,
    'path', case when l.sequence = 'course_not_begun' then about.viewer_path else about.path end, 'is_test', s.is_test);
end
$$;
create function public.letter_to_send(send uuid) returns jsonb
language sql
set search_path = ''
as $$ select private.letter_to_send(send) $$;

create or replace function private.claim_jobs(size integer) returns jsonb
language sql security definer
set search_path = ''
as $$
  -- Once a day and once a quarter of an hour, whoever works first.
  select private.enqueue('forget_old', 'forget_old:' || current_date, null)
  where not exists (select from private.jobs where unique_key = 'forget_old:' || current_date);
  select private.enqueue('plan_sequences', 'plan_sequences:' || quarter, null)
  from (select floor(extract(epoch from now()) / 900)::text as quarter) q
  where exists (select from private.letters where on_since is not null)
    and not exists (select from private.jobs where unique_key = 'plan_sequences:' || quarter);
  with due as (
    select id from private.jobs
    where state = 'waiting' and run_at <= now() and (leased_until is null or leased_until <= now())
    order by is_bulk, run_at, id limit least(size, 10) for update skip locked
  ), taken as (
    update private.jobs j
    set lease = gen_random_uuid(), leased_until = now() + interval '2 minutes', attempts = j.attempts + 1
    from due where j.id = due.id
    returning j.id, j.kind, j.subject_id, j.lease, j.run_at, j.is_bulk, j.handed_at is not null as was_handed
  )
  select coalesce(jsonb_agg(to_jsonb(taken) - 'run_at' - 'is_bulk' order by is_bulk, run_at, id), '[]') from taken
$$;

-- Who a mail went to is forgotten after a year; how many it went to is not. Who never confirmed the newsletter is kept for 30 days, who
-- left it for a year: the refusal of their mails stays, as a digest.
create or replace function private.forget_old() returns jsonb
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
  delete from public.leads where kind = 'newsletter' and (status = 'pending' and created_at < now() - interval '30 days'
    or status = 'unsubscribed' and unsubscribed_at < now() - interval '1 year');
  delete from private.absences where upper(during) < now() - interval '1 year';
  delete from private.jobs where state <> 'waiting' and finished_at < now() - interval '35 days';
  get diagnostics finished = row_count;
  update private.letter_sends set lead_id = null, user_id = null
  where created_at < now() - interval '1 year' and (lead_id is not null or user_id is not null);
  return jsonb_build_object('requests', requests, 'jobs', finished);
end
$$;

-- What staff do. Writing is for content; sending to many asks for the second factor.

create function private.assert_writes_letters() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.works_as('content') then
    raise exception 'only staff write letters' using errcode = '42501';
  end if;
end
$$;

-- The letter of an id, to change.
create function private.letter_to_change(letter uuid) returns private.letters
language plpgsql security definer
set search_path = ''
as $$
declare
  l private.letters;
begin
  perform private.assert_writes_letters();
  select * into l from private.letters where id = letter for update;
  if l.id is null then perform private.fail('letter_not_found', 404, 'There is no such letter.'); end if;
  return l;
end
$$;

create function private.letter_numbers(letter uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('planned', count(*), 'waiting', count(*) filter (where state = 'planned'),
    'sent', count(*) filter (where state = 'sent'), 'failed', count(*) filter (where state = 'failed'),
    'skipped', count(*) filter (where state = 'skipped'), 'unsubscribed', count(unsubscribed_at))
  from private.letter_sends where letter_id = letter and not is_test
$$;

-- All letters with their numbers, latest first, the sequences, and whom one may choose.
create function private.letters_board() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.assert_writes_letters();
  return jsonb_build_object(
    'letters', (
      select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'sequence', l.sequence, 'subject', l.subject, 'state', l.state,
        'send_at', l.send_at, 'on_since', l.on_since, 'delay_hours', l.delay_hours, 'updated_at', l.updated_at,
        'numbers', private.letter_numbers(l.id)) order by coalesce(l.send_at, l.updated_at) desc, l.id), '[]')
      from (
        select * from private.letters order by (sequence is null), coalesce(send_at, updated_at) desc limit 200
      ) l
    ),
    'subscribers', (
      select jsonb_build_object(
        'confirmed', count(*),
        'interests', (
          select coalesce(jsonb_agg(jsonb_build_object('id', interest, 'count', n) order by n desc, interest), '[]') from (
            select interest, count(*) n from private.subscribers(), unnest(interests) interest group by 1 order by 2 desc limit 40
          ) i
        ),
        'products', (
          select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'count', n) order by n desc, p.name), '[]') from (
            select product, count(*) n from private.subscribers(), unnest(products) product group by 1 order by 2 desc limit 100
          ) b join public.products p on p.id::text = b.product
        )
      )
      from private.subscribers()
    )
  );
end
$$;

create function private.read_letter(letter uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  l private.letters;
begin
  perform private.assert_writes_letters();
  select * into l from private.letters where id = letter;
  if l.id is null then perform private.fail('letter_not_found', 404, 'There is no such letter.'); end if;
  return to_jsonb(l) || jsonb_build_object(
    'numbers', private.letter_numbers(letter),
    'failures', (
      select coalesce(jsonb_agg(f order by f ->> 'email'), '[]') from (
        select jsonb_build_object('email', coalesce(lead.email, u.email), 'error', s.error) f
        from private.letter_sends s left join public.leads lead on lead.id = s.lead_id left join auth.users u on u.id = s.user_id
        where s.letter_id = letter and s.state = 'failed' and not s.is_test limit 100
      ) failed
    )
  );
end
$$;

-- How many a letter would go to.
create function private.count_audience(audience jsonb) returns integer
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.assert_writes_letters();
  return (select count(*) from private.audience_of(audience));
end
$$;

-- Writes a letter that nobody has changed since `known_revision`, or with 0 a new one; the new revision.
create function private.save_letter(letter uuid, known_revision integer, changes jsonb) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  old private.letters;
  new private.letters;
begin
  perform private.assert_writes_letters();
  if exists (select from jsonb_object_keys(changes) key where key not in ('subject', 'preheader', 'body', 'audience')) then
    perform private.fail('bad_request', 422, 'A letter has a subject, a preheader, a body and an audience.');
  end if;
  if known_revision = 0 then
    -- The same new letter twice is one.
    insert into private.letters (id, revision) values (letter, 0) on conflict (id) do nothing;
    if found then perform private.note_act('letter', letter, 'written'); end if;
  end if;
  old := private.letter_to_change(letter);
  if old.revision <> known_revision then
    perform private.fail('letter_changed', 409, 'Somebody else has changed this meanwhile.', old.revision::text);
  end if;
  if old.state <> 'draft' then perform private.fail('letter_on_its_way', 409, 'A letter on its way is not changed.'); end if;
  -- What is written here leaves by itself.
  if old.on_since is not null then
    if not private.acts_as('content') then raise exception 'only content staff send letters' using errcode = '42501'; end if;
    perform private.note_act('letter', letter, 'rewritten');
  end if;
  new := jsonb_populate_record(old, changes);
  update private.letters set subject = trim(new.subject), preheader = trim(new.preheader), body = new.body,
    audience = new.audience, revision = old.revision + 1, updated_at = now()
  where id = letter;
  return old.revision + 1;
end
$$;

create function private.remove_letter(letter uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  l constant private.letters := private.letter_to_change(letter);
begin
  if l.sequence is not null or l.state <> 'draft' then
    perform private.fail('letter_on_its_way', 409, 'Only a draft is removed.');
  end if;
  delete from private.letters where id = letter;
  perform private.note_act('letter', letter, 'removed');
end
$$;

-- Sends the letter as it is to the caller alone.
create function private.send_letter_test(letter uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.letter_to_change(letter);
  insert into private.letter_sends (letter_id, user_id, once_for, is_test) values (letter, auth.uid(), gen_random_uuid(), true);
end
$$;

-- Sends a letter at a time, or without one now.
create function private.schedule_letter(letter uuid, known_revision integer, send_at timestamptz) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  l private.letters;
  due constant timestamptz := greatest(coalesce(schedule_letter.send_at, now()), now());
begin
  if not private.acts_as('content') then raise exception 'only content staff send letters' using errcode = '42501'; end if;
  l := private.letter_to_change(letter);
  if l.revision <> known_revision then
    perform private.fail('letter_changed', 409, 'Somebody else has changed this meanwhile.', l.revision::text);
  end if;
  if l.sequence is not null or l.state <> 'draft' then
    perform private.fail('letter_on_its_way', 409, 'This letter is on its way already.');
  end if;
  if l.subject = '' or trim(l.body) = '' then
    perform private.fail('letter_incomplete', 422, 'A letter has a subject and a text.');
  end if;
  if due > now() + interval '1 year' then perform private.fail('bad_request', 422, 'A letter leaves within a year.'); end if;
  update private.letters set state = 'scheduled', send_at = due, revision = l.revision + 1 where id = letter;
  perform private.enqueue('plan_letter', 'plan_letter:' || letter || ':' || l.revision, letter, due);
  perform private.note_act('letter', letter, 'scheduled', jsonb_build_object('subject', l.subject, 'send_at', due));
end
$$;

-- Makes a scheduled letter a draft again, and stops one that is being sent: who has not got it yet does not get it.
create function private.halt_letter(letter uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  l constant private.letters := private.letter_to_change(letter);
begin
  if l.state = 'scheduled' then
    delete from private.jobs where kind = 'plan_letter' and subject_id = letter and state = 'waiting';
    update private.letters set state = 'draft', send_at = null, revision = l.revision + 1 where id = letter;
  elsif l.state = 'sending' then
    update private.letters set state = 'stopped', revision = l.revision + 1 where id = letter;
    -- Those that a worker has already taken end by themselves: it asks whether the letter is still being sent.
    with stopped as (
      delete from private.jobs j using private.letter_sends s
      where s.letter_id = letter and not s.is_test and j.subject_id = s.id and j.kind = 'letter' and j.state = 'waiting'
        and (j.leased_until is null or j.leased_until <= now()) and j.handed_at is null
      returning s.id
    )
    update private.letter_sends s set state = 'skipped' from stopped where s.id = stopped.id;
  else
    perform private.fail('letter_on_its_way', 409, 'This letter is not on its way.');
  end if;
  perform private.note_act('letter', letter, 'halted');
end
$$;

-- Sends what has failed of a letter once more, for a day. How many mails.
create function private.resend_letter(letter uuid) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  count integer;
begin
  if not private.acts_as('content') then raise exception 'only content staff send letters' using errcode = '42501'; end if;
  perform private.letter_to_change(letter);
  with again as (
    update private.letter_sends set state = 'planned', error = null where letter_id = letter and state = 'failed' and not is_test
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

-- Switches a sequence on, from now on, or off, and says how long after something happened it writes.
create function private.switch_sequence(letter uuid, is_on boolean, hours integer) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  l private.letters;
begin
  if not private.acts_as('content') then raise exception 'only content staff send letters' using errcode = '42501'; end if;
  l := private.letter_to_change(letter);
  if l.sequence is null or is_on is null then perform private.fail('bad_request', 422, 'A sequence is on or off.'); end if;
  update private.letters set on_since = case when is_on then coalesce(l.on_since, now()) end, delay_hours = hours
  where id = letter;
  perform private.note_act('letter', letter, 'sequence',
    jsonb_build_object('sequence', l.sequence, 'is_on', is_on, 'delay_hours', hours));
end
$$;

create function public.letters_board() returns jsonb
language sql stable
set search_path = ''
as $$ select private.letters_board() $$;
create function public.read_letter(letter uuid) returns jsonb
language sql stable
set search_path = ''
as $$ select private.read_letter(letter) $$;
create function public.count_audience(audience jsonb) returns integer
language sql stable
set search_path = ''
as $$ select private.count_audience(audience) $$;
create function public.save_letter(letter uuid, known_revision integer, changes jsonb) returns integer
language sql
set search_path = ''
as $$ select private.save_letter(letter, known_revision, changes) $$;
create function public.remove_letter(letter uuid) returns void
language sql
set search_path = ''
as $$ select private.remove_letter(letter) $$;
create function public.send_letter_test(letter uuid) returns void
language sql
set search_path = ''
as $$ select private.send_letter_test(letter) $$;
create function public.schedule_letter(letter uuid, known_revision integer, send_at timestamptz default null) returns void
language sql
set search_path = ''
as $$ select private.schedule_letter(letter, known_revision, send_at) $$;
create function public.halt_letter(letter uuid) returns void
language sql
set search_path = ''
as $$ select private.halt_letter(letter) $$;
create function public.resend_letter(letter uuid) returns integer
language sql
set search_path = ''
as $$ select private.resend_letter(letter) $$;
create function public.switch_sequence(letter uuid, is_on boolean, hours integer) returns void
language sql
set search_path = ''
as $$ select private.switch_sequence(letter, is_on, hours) $$;

revoke all on function
  private.forget_send_error(), private.refuses_mail(text), private.end_mails(text),
  private.settle_newsletter(uuid, boolean), private.end_mails_of(uuid), private.subscribers(), private.audience_of(jsonb), private.plan_sends(), private.note_send(), private.plan_letter(uuid),
  private.product_of_send(uuid), private.plan_sequences(), private.letter_to_send(uuid), private.assert_writes_letters(),
  private.letter_to_change(uuid), private.letter_numbers(uuid), private.letters_board(), private.read_letter(uuid),
  private.count_audience(jsonb), private.save_letter(uuid, integer, jsonb), private.remove_letter(uuid),
  private.send_letter_test(uuid), private.schedule_letter(uuid, integer, timestamptz), private.halt_letter(uuid),
  private.resend_letter(uuid), private.switch_sequence(uuid, boolean, integer)
  from public;
revoke execute on function
  public.end_mails_of(uuid), public.plan_letter(uuid), public.plan_sequences(), public.letter_to_send(uuid),
  public.letters_board(), public.read_letter(uuid), public.count_audience(jsonb), public.save_letter(uuid, integer, jsonb),
  public.remove_letter(uuid), public.send_letter_test(uuid), public.schedule_letter(uuid, integer, timestamptz),
  public.halt_letter(uuid), public.resend_letter(uuid), public.switch_sequence(uuid, boolean, integer)
  from public, anon, authenticated;
grant execute on function
  private.settle_newsletter(uuid, boolean), private.end_mails_of(uuid), private.plan_letter(uuid), private.plan_sequences(),
  private.letter_to_send(uuid),
  public.end_mails_of(uuid), public.plan_letter(uuid), public.plan_sequences(), public.letter_to_send(uuid)
  to service_role;
grant execute on function
  private.letters_board(), private.read_letter(uuid), private.count_audience(jsonb), private.save_letter(uuid, integer, jsonb),
  private.remove_letter(uuid), private.send_letter_test(uuid), private.schedule_letter(uuid, integer, timestamptz),
  private.halt_letter(uuid), private.resend_letter(uuid), private.switch_sequence(uuid, boolean, integer),
  public.letters_board(), public.read_letter(uuid), public.count_audience(jsonb), public.save_letter(uuid, integer, jsonb),
  public.remove_letter(uuid), public.send_letter_test(uuid), public.schedule_letter(uuid, integer, timestamptz),
  public.halt_letter(uuid), public.resend_letter(uuid), public.switch_sequence(uuid, boolean, integer)
  to authenticated;

-- The three sequences, written and switched off: staff read them first.
insert into private.letters (id, sequence, subject, preheader, body, delay_hours) values
  ('5eed1e77-0000-4000-8000-000000000001', 'welcome', 'Bienvenue dans la cordée', 'Ce que vous recevrez, et par où commencer.',
   E'Bonjour,\n\nMerci d’avoir confirmé votre inscription. Le mardi matin, vous recevrez une méthode que nous venons d’éprouver, à appliquer le jour même.\n\n## Par où commencer\n\n- [Lire les articles](/blog)\n- [Essayer les outils gratuits](/outils)\n- [Voir les formations](/formations)\n\n[[Lire le blogue]](/blog)', 1),
  ('5eed1e77-0000-4000-8000-000000000002', 'abandoned_checkout', 'Votre commande vous attend', 'Rien n’a été facturé.',
   E'Bonjour,\n\nVous avez commencé à commander **{titre}**, et le paiement n’a pas été fait. Rien n’a été facturé.\n\n[[Reprendre où vous en étiez]]({lien})\n\nUne question avant de décider ? Répondez à ce courriel.', 24),
  ('5eed1e77-0000-4000-8000-000000000003', 'course_not_begun', 'Votre formation vous attend', 'La première leçon se fait en quelques minutes.',
   E'Bonjour,\n\nVotre formation **{titre}** est prête. La première leçon se fait en quelques minutes, et vous reprenez ensuite où vous en étiez.\n\n[[Commencer la formation]]({lien})', 72);
