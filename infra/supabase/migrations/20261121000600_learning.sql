create table public.user_module_progress (
  user_id uuid not null references auth.users (id) on delete cascade,
  formation_id uuid not null references public.formations (id) on delete cascade,
  module_id uuid not null references public.formation_modules (id) on delete cascade,
  time_spent_seconds integer not null default 0 check (time_spent_seconds >= 0),
  video_position_seconds integer not null default 0 check (video_position_seconds >= 0),
  completion_percentage integer not null default 0 check (completion_percentage between 0 and 100),
  is_completed boolean not null default false,
  notes text check (length(notes) <= 10000),
  last_watched_at timestamptz not null default now(),
  completed_at timestamptz,
  first_started_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, module_id)
);

create table public.user_formation_progress (
  user_id uuid not null references auth.users (id) on delete cascade,
  formation_id uuid not null references public.formations (id) on delete cascade,
  progress_percentage integer not null default 0 check (progress_percentage between 0 and 100),
  completed_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (user_id, formation_id)
);

create table public.learning_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  formation_id uuid not null references public.formations (id) on delete cascade,
  module_id uuid references public.formation_modules (id) on delete set null,
  device_type text not null default 'desktop' check (device_type in ('desktop', 'tablet', 'mobile')),
  session_start timestamptz not null default now(),
  session_end timestamptz,
  duration_seconds integer generated always as
    (extract(epoch from least(session_end - session_start, interval '12 hours'))::integer) stored,
  constraint session_order check (session_end >= session_start)
);

create table public.user_interactions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  formation_id uuid not null references public.formations (id) on delete cascade,
  interaction_type text not null check (interaction_type in ('view', 'like', 'bookmark', 'start', 'share')),
  interaction_data jsonb not null default '{}' check (pg_column_size(interaction_data) <= 4096),
  created_at timestamptz not null default now()
);

create index module_progress_module on public.user_module_progress (module_id);
create index module_progress_formation on public.user_module_progress (formation_id, user_id);
create index formation_progress_formation on public.user_formation_progress (formation_id);
create index learning_sessions_user on public.learning_sessions (user_id, session_start desc);
create index learning_sessions_formation on public.learning_sessions (formation_id);
create index learning_sessions_module on public.learning_sessions (module_id);
create index user_interactions_user on public.user_interactions (user_id, created_at desc);
create index user_interactions_formation on public.user_interactions (formation_id);

-- Progress only grows: writes may arrive twice, late or out of order (two tabs, an offline outbox).
create function private.merge_module_progress() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.formation_id := (select formation_id from public.formation_modules where id = new.module_id);
  if tg_op = 'UPDATE' then
    if (new.user_id, new.module_id) is distinct from (old.user_id, old.module_id) then
      raise exception 'progress cannot move to another module or person' using errcode = '42501';
    end if;
    new.time_spent_seconds := greatest(new.time_spent_seconds, old.time_spent_seconds);
    new.completion_percentage := greatest(new.completion_percentage, old.completion_percentage);
    new.is_completed := new.is_completed or old.is_completed;
    new.last_watched_at := greatest(new.last_watched_at, old.last_watched_at);
    new.first_started_at := old.first_started_at;
    new.completed_at := old.completed_at;
  else
    new.completed_at := null;
  end if;
  new.is_completed := new.is_completed or new.completion_percentage = 100;
  if new.is_completed then
    new.completion_percentage := 100;
    new.completed_at := coalesce(new.completed_at, now());
  end if;
  new.last_watched_at := least(new.last_watched_at, now());
  new.updated_at := now();
  return new;
end
$$;
create trigger module_progress_merged before insert or update on public.user_module_progress
  for each row execute function private.merge_module_progress();

-- A module counts as done from 90 % on (AMB-37); a course is completed when all its published modules are, for good.
create function private.refresh_formation_progress(learner uuid, formation uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  percentage integer;
  is_first boolean;
begin
  select coalesce(floor(avg(case when p.completion_percentage >= 90 then 100 else coalesce(p.completion_percentage, 0) end)), 0)
  into percentage
  from public.formation_modules m
  left join public.user_module_progress p on p.module_id = m.id and p.user_id = learner
  where m.formation_id = formation and m.is_published;

  insert into public.user_formation_progress as p (user_id, formation_id, progress_percentage, completed_at)
  values (learner, formation, percentage, case when percentage = 100 then now() end)
  on conflict (user_id, formation_id) do update set
    progress_percentage = excluded.progress_percentage,
    completed_at = coalesce(p.completed_at, excluded.completed_at),
    updated_at = now()
  returning xmax = 0 into is_first;

  update public.formations f set completion_rate = (
    select round(100.0 * count(completed_at) / count(*), 2) from public.user_formation_progress where formation_id = f.id
  )
  where f.id = formation and (is_first or percentage = 100);

  update public.creators c set total_students = (
    select count(distinct p.user_id)
    from public.user_formation_progress p join public.formations f on f.id = p.formation_id
    where f.creator_id = c.id
  )
  where is_first and c.id = (select creator_id from public.formations where id = formation);
end
$$;

create function private.module_progress_changed() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.refresh_formation_progress(new.user_id, new.formation_id);
  return null;
end
$$;
create trigger module_progress_counted after insert or update of completion_percentage, is_completed
  on public.user_module_progress for each row execute function private.module_progress_changed();

create function private.modules_changed() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  formation uuid := coalesce(new.formation_id, old.formation_id);
begin
  perform private.refresh_formation_progress(user_id, formation)
  from public.user_formation_progress where formation_id = formation;
  return null;
end
$$;
create trigger modules_progress after insert or delete or update of is_published on public.formation_modules
  for each row execute function private.modules_changed();

alter table public.user_module_progress enable row level security;
alter table public.user_formation_progress enable row level security;
alter table public.learning_sessions enable row level security;
alter table public.user_interactions enable row level security;

-- The key columns are updatable because an upsert names them; module_progress_merged refuses to change them.
grant select on public.user_module_progress to authenticated;
grant
  insert (user_id, formation_id, module_id, time_spent_seconds, video_position_seconds, completion_percentage,
    is_completed, notes, last_watched_at),
  update (user_id, formation_id, module_id, time_spent_seconds, video_position_seconds, completion_percentage,
    is_completed, notes, last_watched_at)
  on public.user_module_progress to authenticated;
create policy module_progress_read on public.user_module_progress for select to authenticated
  using (user_id = (select auth.uid()));
create policy module_progress_insert on public.user_module_progress for insert to authenticated
  with check (user_id = (select auth.uid()) and private.has_formation_access(formation_id));
create policy module_progress_update on public.user_module_progress for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and private.has_formation_access(formation_id));

grant select on public.user_formation_progress to authenticated;
create policy formation_progress_read on public.user_formation_progress for select to authenticated
  using (user_id = (select auth.uid()));

grant select on public.learning_sessions to authenticated;
grant insert (id, user_id, formation_id, module_id, device_type, session_start, session_end), update (session_end)
  on public.learning_sessions to authenticated;
create policy sessions_read on public.learning_sessions for select to authenticated
  using (user_id = (select auth.uid()));
create policy sessions_insert on public.learning_sessions for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and private.has_formation_access(formation_id)
    and session_start <= now() + interval '5 minutes'
  );
create policy sessions_update on public.learning_sessions for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

grant select on public.user_interactions to authenticated;
grant insert (id, user_id, formation_id, interaction_type, interaction_data) on public.user_interactions to authenticated;
create policy interactions_read on public.user_interactions for select to authenticated
  using (user_id = (select auth.uid()));
create policy interactions_insert on public.user_interactions for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and exists (select from public.formations f where f.id = formation_id)
  );
