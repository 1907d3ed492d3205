-- Reviews bear their author's name already; creators answer them, and whoever reads one may report it (audit: marketplace 12).

alter table public.formation_reviews
  add column answer text check (length(answer) <= 2000),
  add column answered_at timestamptz;
grant select (answer, answered_at) on public.formation_reviews to anon;

create function private.answer_review(review uuid, answer text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.formation_reviews r
  set answer = nullif(trim(answer_review.answer), ''),
    answered_at = case when nullif(trim(answer_review.answer), '') is not null then now() end
  where r.id = review and private.owns_formation(r.formation_id);
  if not found then perform private.fail('formation_not_found', 404, 'There is no such review of a course of yours.'); end if;
end
$$;
create function public.answer_review(review uuid, answer text) returns void
language sql
set search_path = ''
as $$ select private.answer_review(review, answer) $$;
revoke all on function private.answer_review(uuid, text), public.answer_review(uuid, text) from public;
grant execute on function private.answer_review(uuid, text), public.answer_review(uuid, text) to authenticated;

create table public.review_reports (
  review_id uuid not null references public.formation_reviews (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  reason text not null check (length(trim(reason)) between 1 and 500),
  created_at timestamptz not null default now(),
  primary key (review_id, user_id)
);
create index review_reports_user on public.review_reports (user_id);
alter table public.review_reports enable row level security;
grant select, insert (review_id, user_id, reason) on public.review_reports to authenticated;
create policy reports_read on public.review_reports for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy reports_insert on public.review_reports for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and exists (select from public.formation_reviews r where r.id = review_id)
  );
