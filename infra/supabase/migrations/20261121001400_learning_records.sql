-- Enrolment, progress sent in batches, notes, certificates, badges and goals.

-- Goals of a week besides minutes; null means not set.
alter table public.profiles
  add column weekly_goal_modules integer check (weekly_goal_modules between 1 and 50),
  add column weekly_goal_days integer check (weekly_goal_days between 1 and 7);
grant update (weekly_goal_modules, weekly_goal_days) on public.profiles to authenticated;

alter table public.user_module_progress add column notes_updated_at timestamptz;

-- Ids of progress events that have been applied: an outbox may send one again.
create table public.progress_events (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  received_at timestamptz not null default now(),
  primary key (user_id, id)
);

create table public.user_certificates (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  formation_id uuid not null references public.formations (id),
  -- 80 random bits: who has the number was given it.
  number text not null unique default upper(regexp_replace(encode(extensions.gen_random_bytes(10), 'hex'), '(.{5})(?=.)', '\1-', 'g')),
  -- As they were on that day.
  holder_name text,
  formation_title text not null,
  issued_at timestamptz not null default now(),
  unique (user_id, formation_id)
);
create index user_certificates_formation on public.user_certificates (formation_id);

create table public.user_badges (
  user_id uuid not null references auth.users (id) on delete cascade,
  code text not null,
  name text not null,
  description text not null,
  earned_at timestamptz not null default now(),
  primary key (user_id, code)
);

alter table public.progress_events enable row level security;
alter table public.user_certificates enable row level security;
alter table public.user_badges enable row level security;

grant select on public.user_certificates, public.user_badges to authenticated;
create policy certificates_read on public.user_certificates for select to authenticated
  using (user_id = (select auth.uid()));
create policy badges_read on public.user_badges for select to authenticated
  using (user_id = (select auth.uid()));

-- Consecutive America/Toronto days with a session, ending today or yesterday, 365 at most (AMB-34).
create function private.streak_days(learner uuid) returns integer
language sql stable
set search_path = ''
as $$
  with today as (
    select (now() at time zone 'America/Toronto')::date as day
  ), days as (
    select distinct (session_start at time zone 'America/Toronto')::date as day
    from public.learning_sessions
    where user_id = learner and session_start > now() - interval '367 days'
  ), runs as (
    -- Consecutive days share the difference between their date and their rank.
    select day, day - (row_number() over (order by day))::integer as run from days
  ), latest as (
    select run from runs, today where runs.day between today.day - 1 and today.day order by runs.day desc limit 1
  )
  select least(count(*), 365)::integer from runs where run = (select run from latest)
$$;

-- Gives the badges that somebody has earned and does not have yet.
create function private.award_badges(learner uuid) returns void
language sql security definer
set search_path = ''
as $$
  with done as (
    select
      (select count(*) from public.user_module_progress where user_id = learner and completion_percentage >= 90) as modules,
      (select count(*) from public.user_formation_progress where user_id = learner and completed_at is not null) as courses,
      private.streak_days(learner) as streak
  )
  insert into public.user_badges (user_id, code, name, description)
  select learner, badge.code, badge.name, badge.description
  from done, lateral (values
    ('premier-pas', 'Premier pas', 'Un premier module terminé.', done.modules >= 1),
    ('dix-modules', 'Dix modules', 'Dix modules terminés.', done.modules >= 10),
    ('premiere-formation', 'Première formation', 'Une formation terminée du début à la fin.', done.courses >= 1),
    ('trois-formations', 'Trois sommets', 'Trois formations terminées.', done.courses >= 3),
    ('sept-jours', 'Sept jours d’affilée', 'Une semaine d’apprentissage sans interruption.', done.streak >= 7),
    ('trente-jours', 'Trente jours d’affilée', 'Un mois d’apprentissage sans interruption.', done.streak >= 30)
  ) as badge (code, name, description, is_earned)
  where badge.is_earned
  on conflict do nothing
$$;

create function private.reward_progress() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_table_name = 'user_formation_progress' then
    insert into public.user_certificates (user_id, formation_id, holder_name, formation_title)
    select new.user_id, f.id, p.full_name, f.title
    from public.formations f left join public.profiles p on p.user_id = new.user_id
    where f.id = new.formation_id and coalesce(f.metadata ->> 'certificate', 'true') <> 'false'
    on conflict do nothing;
  end if;
  perform private.award_badges(new.user_id);
  return null;
end
$$;
create trigger formation_completed_rewarded after insert or update of completed_at on public.user_formation_progress
  for each row when (new.completed_at is not null) execute function private.reward_progress();
create trigger module_done_rewarded after insert or update of completion_percentage on public.user_module_progress
  for each row when (new.completion_percentage >= 90) execute function private.reward_progress();
create trigger session_rewarded after insert on public.learning_sessions
  for each row execute function private.reward_progress();

-- Begins a course that one may follow: free, bought or one's own. Asked again it says the same.
create function private.enrol(formation uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  course public.formations;
  is_new boolean;
begin
  select * into course from public.formations f where f.id = formation and f.deleted_at is null
    and (f.is_published or private.has_formation_access(f.id));
  if course.id is null then perform private.fail('formation_not_found', 404, 'There is no such course.'); end if;
  if not private.has_formation_access(course.id) then
    perform private.fail('purchase_required', 402, 'This course has to be bought first.');
  end if;
  is_new := not exists (select from public.user_formation_progress where user_id = auth.uid() and formation_id = course.id);
  if is_new then
    perform private.refresh_formation_progress(auth.uid(), course.id);
    insert into public.user_interactions (user_id, formation_id, interaction_type) values (auth.uid(), course.id, 'start');
  end if;
  return jsonb_build_object('formation_id', course.id, 'slug', course.slug, 'is_new', is_new);
end
$$;
create function public.enrol(formation uuid) returns jsonb
language sql
set search_path = ''
as $$ select private.enrol(formation) $$;

-- Applies events of a device's outbox, at most 200. Each is applied once, whatever is sent again; percentages and
-- completion only rise, seconds add up, the position is the one of the latest event. An event that cannot be applied
-- is refused on its own and never stops the others. `learner` is whose events these are: another person's are refused
-- as a whole, so that an outbox never writes under somebody else.
create function private.record_progress(learner uuid, events jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  event jsonb;
  module public.formation_modules;
  event_id uuid;
  happened timestamptz;
  outcome text;
  results jsonb := '[]';
  touched uuid[] := '{}';
begin
  if learner is distinct from auth.uid() then
    perform private.fail('wrong_user', 403, 'These events belong to somebody else.');
  end if;
  if jsonb_typeof(events) <> 'array' or jsonb_array_length(events) > 200 then
    perform private.fail('bad_request', 422, 'Events are a list of at most 200.');
  end if;
  for event in select value from jsonb_array_elements(events) loop
    begin
      event_id := (event ->> 'id')::uuid;
      happened := least(coalesce((event ->> 'at')::timestamptz, now()), now());
      select * into module from public.formation_modules where id = (event ->> 'module_id')::uuid;
      if event_id is null or module.id is null then
        outcome := 'bad_event';
      elsif not private.has_formation_access(module.formation_id) then
        outcome := 'no_access';
      else
        insert into public.progress_events (user_id, id) values (learner, event_id) on conflict do nothing;
        outcome := case when found then 'stored' else 'duplicate' end;
        if outcome = 'stored' then
          insert into public.user_module_progress as p (user_id, formation_id, module_id, time_spent_seconds,
            video_position_seconds, completion_percentage, is_completed, last_watched_at, first_started_at)
          values (learner, module.formation_id, module.id,
            least(greatest(coalesce((event ->> 'seconds')::integer, 0), 0), 43200),
            greatest(coalesce((event ->> 'position_seconds')::integer, 0), 0),
            least(greatest(coalesce((event ->> 'percentage')::integer, 0), 0), 100),
            coalesce((event ->> 'is_completed')::boolean, false), happened, happened)
          on conflict (user_id, module_id) do update set
            time_spent_seconds = p.time_spent_seconds + excluded.time_spent_seconds,
            video_position_seconds = case when event ? 'position_seconds' and happened >= p.last_watched_at
              then excluded.video_position_seconds else p.video_position_seconds end,
            completion_percentage = excluded.completion_percentage,
            is_completed = excluded.is_completed,
            last_watched_at = excluded.last_watched_at;
        end if;
        touched := touched || module.id;
      end if;
    exception when data_exception or check_violation then
      outcome := 'bad_event';
    end;
    results := results || jsonb_build_object('id', event -> 'id', 'outcome', outcome);
  end loop;
  return jsonb_build_object('results', results,
    'modules', (
      select coalesce(jsonb_agg(to_jsonb(p) - 'user_id'), '[]') from public.user_module_progress p
      where p.user_id = learner and p.module_id = any (touched)
    ),
    'formations', (
      select coalesce(jsonb_agg(to_jsonb(p) - 'user_id'), '[]') from public.user_formation_progress p
      where p.user_id = learner and p.formation_id in (select formation_id from public.formation_modules where id = any (touched))
    ));
end
$$;
create function public.record_progress(learner uuid, events jsonb) returns jsonb
language sql
set search_path = ''
as $$ select private.record_progress(learner, events) $$;

-- "Marquer comme terminé": the module is done, for good. Gives the state of the course and what was earned in it.
create function private.complete_module(module uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  formation uuid;
begin
  select formation_id into formation from public.formation_modules where id = module;
  if formation is null then perform private.fail('module_not_found', 404, 'There is no such module.'); end if;
  if not private.has_formation_access(formation) then
    perform private.fail('purchase_required', 402, 'This course has to be bought first.');
  end if;
  insert into public.user_module_progress (user_id, formation_id, module_id, is_completed)
  values (auth.uid(), formation, module, true)
  on conflict (user_id, module_id) do update set is_completed = true, last_watched_at = now();
  return (
    select jsonb_build_object(
      'formation_id', p.formation_id, 'progress_percentage', p.progress_percentage, 'completed_at', p.completed_at,
      'certificate_number', (
        select number from public.user_certificates c where c.user_id = p.user_id and c.formation_id = p.formation_id
      ),
      'new_badges', (
        select coalesce(jsonb_agg(jsonb_build_object('code', b.code, 'name', b.name, 'description', b.description)), '[]')
        from public.user_badges b where b.user_id = p.user_id and b.earned_at = now()
      ))
    from public.user_formation_progress p where p.user_id = auth.uid() and p.formation_id = formation
  );
end
$$;
create function public.complete_module(module uuid) returns jsonb
language sql
set search_path = ''
as $$ select private.complete_module(module) $$;

-- Keeps a note unless a newer one is there; gives back what is kept, so that a device sees that it was late.
create function private.save_note(module uuid, note text, written_at timestamptz) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  formation uuid;
  at constant timestamptz := least(coalesce(written_at, now()), now());
begin
  select formation_id into formation from public.formation_modules where id = module;
  if formation is null or not private.has_formation_access(formation) then
    perform private.fail('module_not_found', 404, 'There is no such module to take notes in.');
  end if;
  if length(note) > 10000 then perform private.fail('note_too_long', 422, 'A note has at most 10 000 characters.'); end if;
  insert into public.user_module_progress as p (user_id, formation_id, module_id, notes, notes_updated_at)
  values (auth.uid(), formation, module, note, at)
  on conflict (user_id, module_id) do update set notes = excluded.notes, notes_updated_at = excluded.notes_updated_at
    where p.notes_updated_at is null or p.notes_updated_at <= excluded.notes_updated_at;
  return (
    select jsonb_build_object('notes', notes, 'notes_updated_at', notes_updated_at, 'is_kept', notes is not distinct from note)
    from public.user_module_progress where user_id = auth.uid() and module_id = module
  );
end
$$;
create function public.save_note(module uuid, note text, written_at timestamptz default now()) returns jsonb
language sql
set search_path = ''
as $$ select private.save_note(module, note, written_at) $$;

-- Sessions of a device's outbox: [{id, formation_id, module_id, device_type, session_start, session_end}]. Sent again
-- a session only gets longer. Row security decides as for a direct insert.
create function public.save_sessions(learner uuid, sessions jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  if learner is distinct from auth.uid() then
    perform private.fail('wrong_user', 403, 'These sessions belong to somebody else.');
  end if;
  insert into public.learning_sessions as s (id, user_id, formation_id, module_id, device_type, session_start, session_end)
  select r.id, learner, r.formation_id, r.module_id, coalesce(r.device_type, 'desktop'), r.session_start, r.session_end
  from jsonb_to_recordset(sessions) as r (
    id uuid, formation_id uuid, module_id uuid, device_type text, session_start timestamptz, session_end timestamptz
  )
  on conflict (id) do update set session_end = greatest(s.session_end, excluded.session_end);
end
$$;

-- A certificate by its number, for anybody who was given it: nothing but what is printed on it.
create function private.verify_certificate(certificate_number text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('number', c.number, 'holder_name', coalesce(c.holder_name, p.full_name),
    'formation_title', c.formation_title, 'creator_name', r.name, 'issued_at', c.issued_at)
  from public.user_certificates c
  join public.formations f on f.id = c.formation_id join public.creators r on r.id = f.creator_id
  left join public.profiles p on p.user_id = c.user_id
  where c.number = upper(trim(certificate_number))
$$;
create function public.verify_certificate(certificate_number text) returns jsonb
language sql stable
set search_path = ''
as $$ select private.verify_certificate(certificate_number) $$;

-- §3 course_progress: how far one is in what one has bought.
create view public.course_progress with (security_invoker = true) as
  select u.product_id, coalesce(p.progress_percentage, 0) as progress_percentage, p.completed_at
  from public.user_products u
  join public.products d on d.id = u.product_id and d.formation_id is not null
  left join public.user_formation_progress p on p.formation_id = d.formation_id and p.user_id = u.user_id
  where u.is_active;
grant select on public.course_progress to authenticated;

-- As before, with the streak in a function of its own and goals in modules and days.
create or replace function public.learning_stats() returns jsonb
language sql stable
set search_path = ''
as $$
  with week as (
    select date_trunc('week', now() at time zone 'America/Toronto') at time zone 'America/Toronto' as start
  ), goals as (
    select coalesce(max(weekly_goal_minutes), 120) as minutes, max(weekly_goal_modules) as modules,
      max(weekly_goal_days) as days
    from public.profiles where user_id = auth.uid()
  )
  select jsonb_build_object(
    'streak_days', private.streak_days(auth.uid()),
    'week_minutes', (
      select coalesce(sum(duration_seconds), 0) / 60 from public.learning_sessions, week
      where user_id = auth.uid() and session_start >= week.start
    ),
    'week_modules', (
      select count(*) from public.user_module_progress, week where user_id = auth.uid() and completed_at >= week.start
    ),
    'week_days', (
      select count(distinct (session_start at time zone 'America/Toronto')::date) from public.learning_sessions, week
      where user_id = auth.uid() and session_start >= week.start
    ),
    'weekly_goal_minutes', goals.minutes, 'weekly_goal_modules', goals.modules, 'weekly_goal_days', goals.days,
    'total_minutes', (
      select coalesce(sum(duration_seconds), 0) / 60 from public.learning_sessions where user_id = auth.uid()
    ),
    'modules_completed', (
      select count(*) from public.user_module_progress
      where user_id = auth.uid() and (is_completed or completion_percentage >= 90)
    ),
    'formations_in_progress', (
      select count(*) from public.user_formation_progress where user_id = auth.uid() and completed_at is null
    ),
    'formations_completed', (
      select count(*) from public.user_formation_progress where user_id = auth.uid() and completed_at is not null
    )
  )
  from goals
$$;

grant execute on function private.verify_certificate(text), public.verify_certificate(text) to anon, authenticated;
grant execute on function private.streak_days(uuid), private.enrol(uuid), public.enrol(uuid),
  private.record_progress(uuid, jsonb), public.record_progress(uuid, jsonb),
  private.complete_module(uuid), public.complete_module(uuid),
  private.save_note(uuid, text, timestamptz), public.save_note(uuid, text, timestamptz),
  public.save_sessions(uuid, jsonb), private.fail(text, integer, text, text)
  to authenticated;
