-- no transaction
-- Each statement alone; what failed half-way is dropped and made again. Undone by: dropping these.
drop index concurrently if exists private.jobs_finished;
create index concurrently jobs_finished on private.jobs (finished_at) where state <> 'waiting';
drop index concurrently if exists private.jobs_about;
create index concurrently jobs_about on private.jobs (private.first_id_in(unique_key));
drop index concurrently if exists private.staff_acts_told;
create index concurrently staff_acts_told on private.staff_acts (subject_id) where detail <> '{}';
drop index concurrently if exists private.staff_acts_measure;
create index concurrently staff_acts_measure on private.staff_acts ((detail ->> 'measure')) where detail ->> 'measure' is not null;
drop index concurrently if exists private.appointments_end;
create index concurrently appointments_end on private.appointments (ends_at);
drop index concurrently if exists public.leads_due;
create index concurrently leads_due on public.leads (due_on) where kind = 'contact' and merged_into is null and stage not in ('won', 'lost');
drop index concurrently if exists public.requests_named;
create index concurrently requests_named on public.leads using gin (search_text extensions.gin_trgm_ops) where kind = 'contact' and merged_into is null;
drop index concurrently if exists public.refunds_failed;
create index concurrently refunds_failed on public.refunds (order_id) where status = 'failed';
drop index concurrently if exists public.creator_applications_newest;
create index concurrently creator_applications_newest on public.creator_applications ((status = 'waiting') desc, created_at desc);
drop index concurrently if exists public.interactions_views;
create index concurrently interactions_views on public.user_interactions (created_at) where interaction_type = 'view';
