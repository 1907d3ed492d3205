-- Not in the schema that REST shows: staff read it at /functions/v1/security-log.
-- Who signed in, was refused, changed a role, took data out or paid: for staff to look into, without contents, for 90 days.
create table private.security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null check (kind in ('sign_in', 'refusal', 'role_change', 'export', 'payment')),
  -- Of the request's answer, in the header x-request-id; none where the database itself saw it.
  request_id uuid,
  -- Who did it. No reference: an account that is closed leaves its trace.
  user_id uuid,
  -- Whom it was done to, where that is somebody else.
  subject_id uuid,
  -- Network address that limits are kept by.
  client text check (length(client) <= 64),
  -- Path of the request, without its query, or from which role to which.
  what text not null check (length(what) <= 120),
  status integer
);
create index security_events_at on private.security_events (at);

alter table private.security_events enable row level security;
create policy security_events_staff on private.security_events for select to authenticated
  using ((select private.is_admin()));
revoke all on private.security_events from anon, authenticated;
grant select on private.security_events to authenticated;

create function private.note_role_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.security_events (kind, user_id, subject_id, what)
  values ('role_change', auth.uid(), new.user_id, old.role || ' > ' || new.role);
  return null;
end
$$;
revoke execute on function private.note_role_change() from public;
create trigger note_role_change after update of role on public.profiles
  for each row when (old.role is distinct from new.role) execute function private.note_role_change();
