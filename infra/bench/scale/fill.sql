-- Fills a seeded database as years of use would: the same rows every time. People, and all else in proportion, as many as `scale.people` says.
-- Few courses have most of everything (a power law); the demonstration's creator has many courses, its learner has learned a lot.
set session_replication_role = replica;
set synchronous_commit = off;
set maintenance_work_mem = '256MB';
set work_mem = '256MB';

create function pg_temp.people() returns integer language sql as $$ select current_setting('scale.people')::integer $$;
create function pg_temp.courses() returns integer language sql as $$ select pg_temp.people() / 10 $$;
-- From 0 up to 1, the same for the same numbers.
create function pg_temp.draw(n bigint, seed bigint) returns double precision immutable language sql
as $$ select (hashint8extended(n, seed) & 2147483647) / 2147483648.0 $$;
create function pg_temp.id(kind integer, n bigint) returns uuid immutable language sql
as $$ select (lpad(to_hex(kind), 8, '0') || '-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$;
-- The hottest of a hundred thousand courses is drawn twice in a hundred times.
create function pg_temp.hot(draw double precision) returns integer language sql
as $$ select 1 + floor(pg_temp.courses() * draw ^ 3)::integer $$;
create function pg_temp.ago(n bigint, seed bigint) returns timestamptz language sql
as $$ select now() - pg_temp.draw(n, seed) * interval '700 days' - interval '1 hour' $$;
-- What only grows is written in the order of its days.
create function pg_temp.at(n bigint, total bigint) returns timestamptz language sql
as $$ select now() - (1 - n::float8 / total) * interval '700 days' - interval '1 hour' $$;

-- Indexes are made again afterwards, which takes a third of the time that keeping them takes.
create temp table remade as
select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
where n.nspname in ('public', 'private') and not exists (select from pg_constraint k where k.conindid = i.indexrelid);
do $$ declare one record; begin for one in select * from remade loop execute 'drop index ' || one.name; end loop; end $$;

create temp table demo as
select (select id from auth.users where email = 'apprenant@exemple.test') as learner,
  (select c.id from public.creators c join auth.users u on u.id = c.user_id where u.email = 'formateur@exemple.test') as creator;

insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
select pg_temp.id(1, n), 'authenticated', 'authenticated', 'membre' || n || '@exemple.test', now(), '{"provider": "email"}',
  jsonb_build_object('full_name', 'Membre ' || n), pg_temp.ago(n, 1), now()
from generate_series(1, pg_temp.people()) n;
insert into public.profiles (user_id, full_name, role, created_at)
select id, raw_user_meta_data ->> 'full_name', case when n <= pg_temp.people() / 50 then 'creator' else 'learner' end, created_at
from auth.users cross join lateral (select substring(email from '\d+')::integer as n) number where email like 'membre%';
insert into private.addresses (user_id, email) select id, email from auth.users where email like 'membre%';

-- Who follows what, once each; the demonstration's learner two hundred courses.
create temp table follows as
select distinct on (learner, course) learner, course, draw, at
from (
  select pg_temp.id(1, 1 + n % pg_temp.people()) as learner, pg_temp.hot(pg_temp.draw(n, 2)) as course, pg_temp.draw(n, 3) as draw,
    pg_temp.at(n, pg_temp.people() * 17 / 10) as at
  from generate_series(1, pg_temp.people() * 17 / 10) n
  union all
  select learner, n, pg_temp.draw(n, 3), pg_temp.ago(n, 4) from demo, generate_series(1, 200) n
) drawn;
analyze follows;

insert into public.user_formation_progress (user_id, formation_id, progress_percentage, completed_at, started_at, updated_at)
select learner, pg_temp.id(2, course), floor(draw * 100), case when draw > 0.9 then at + interval '9 days' end, at, at + interval '9 days' from follows;
insert into public.user_module_progress (user_id, formation_id, module_id, time_spent_seconds, completion_percentage, is_completed, notes,
  completed_at, watched)
select learner, pg_temp.id(2, course), pg_temp.id(3, course::bigint * 8 + part), 300, 100, true,
  case when part = 1 and draw < 0.1 then 'À revoir avec l’équipe.' end, at, '{[0,300)}'
from follows, generate_series(1, 1 + floor(draw * 7)::integer) part;
insert into public.learning_sessions (user_id, formation_id, module_id, session_start, session_end, active_seconds, counted_seconds)
select f.learner, pg_temp.id(2, course), pg_temp.id(3, course::bigint * 8 + 1), at + day * interval '1 day',
  at + day * interval '1 day' + interval '20 minutes', 1000, 1000
from follows f, demo, generate_series(0, case when f.learner = demo.learner then greatest(1, least(25, pg_temp.people() / 10000)) else 1 end) day;
insert into public.formation_reviews (formation_id, user_id, rating, comment, created_at, author_name)
select pg_temp.id(2, course), learner, 1 + floor(5 * draw ^ 0.4)::integer, 'Des gestes clairs, que j’applique déjà.', at, 'Membre'
from follows where draw > 0.4;
insert into public.user_interactions (user_id, formation_id, interaction_type, created_at)
select learner, pg_temp.id(2, course), case when draw < 0.15 then 'like' else 'view' end, at from follows where draw < 0.3;
insert into public.user_certificates (user_id, formation_id, holder_name, formation_title, issued_at)
select learner, pg_temp.id(2, course), 'Membre', 'Cours ' || course, at from follows where draw > 0.95;
insert into public.user_badges (user_id, code, name, description)
select pg_temp.id(1, n), 'first_module', 'Premier pas', 'Un premier module.' from generate_series(1, pg_temp.people() / 2) n;

-- Two of three courses are sold.
insert into public.premium_formations (formation_id, price)
select pg_temp.id(2, n), 2900 + n % 30 * 500 from generate_series(1, pg_temp.courses()) n where n % 3 > 0;
insert into public.products (id, name, description, price, category, is_active, formation_id, created_at)
select pg_temp.id(4, n), 'Cours ' || n, 'Un cours complet.', 2900 + n % 30 * 500, 'formation', true, pg_temp.id(2, n), pg_temp.ago(n, 5)
from generate_series(1, pg_temp.courses()) n where n % 3 > 0;
insert into public.product_contents (product_id) select pg_temp.id(4, n) from generate_series(1, pg_temp.courses()) n where n % 3 > 0;

create temp table creator_of as
select n as course, case when n % 600 = 1 then (select creator from demo)
  else pg_temp.id(5, 1 + floor(pg_temp.people() / 50 * pg_temp.draw(n, 6) ^ 2)::bigint) end as creator
from generate_series(1, pg_temp.courses()) n;
create index on creator_of (course);
analyze creator_of;

create temp table sales as
select n, pg_temp.id(1, 1 + n % pg_temp.people()) as buyer, course - (course % 3 = 0)::integer as course, pg_temp.at(n, pg_temp.people() * 2) as at
from (select n, greatest(2, pg_temp.hot(pg_temp.draw(n, 8))) as course from generate_series(1, pg_temp.people() * 2) n) drawn;
insert into public.checkout_sessions (id, user_id, product_id, creator_id, name, category, subtotal_cents, stripe_session_id, status, created_at)
select pg_temp.id(6, n), buyer, pg_temp.id(4, course), creator, 'Cours ' || course, 'formation', 2900, 'cs_scale_' || n, 'paid', at
from sales join creator_of using (course);
insert into public.checkout_sessions (id, user_id, product_id, name, category, subtotal_cents, stripe_session_id, status, created_at)
select pg_temp.id(7, n), pg_temp.id(1, n), pg_temp.id(4, 2), 'Cours 2', 'formation', 2900, 'cs_left_' || n, 'expired', pg_temp.at(n, pg_temp.people() / 10)
from generate_series(1, pg_temp.people() / 10) n;
insert into public.orders (id, user_id, stripe_session_id, payment_intent_id, subtotal_cents, total_cents, receipt_sent_at, created_at)
select pg_temp.id(6, n), buyer, 'cs_scale_' || n, 'pi_scale_' || n, 2900, 2900, at, at from sales;
insert into public.order_items (id, order_id, product_id, name, category, unit_price)
select pg_temp.id(8, n), pg_temp.id(6, n), pg_temp.id(4, course), 'Cours ' || course, 'formation', 2900 from sales;
insert into public.creator_earnings (creator_id, order_item_id, kind, gross_cents, creator_cents, platform_cents, created_at)
select creator, pg_temp.id(8, n), 'sale', 2900, 2030, 870, at from sales join creator_of using (course);
insert into public.journal_entries (id, order_id, kind, subtotal_cents, tps_cents, tvq_cents, total_cents, created_at)
overriding system value
select 1000000 + n, pg_temp.id(6, n), 'sale', 2900, 0, 0, 2900, at from sales;
insert into public.user_products (user_id, product_id, access_granted_at)
select distinct on (buyer, course) buyer, pg_temp.id(4, course), at from sales;
insert into public.refunds (id, order_id, amount_cents, status, is_asked_by_buyer, created_at, decided_at)
select pg_temp.id(9, n), pg_temp.id(6, n), 100, 'sent', true, at, at from sales where n % 100 = 0;
insert into public.stripe_events (id, type, outcome, received_at)
select 'evt_scale_' || n, 'checkout.session.completed', 'fulfilled', now() - (1 - n / (pg_temp.people() / 3.0)) * interval '90 days' from generate_series(1, pg_temp.people() / 3) n;

insert into public.leads (id, kind, email, form, page, consented_at, status, created_at, touched_at)
select pg_temp.id(10, n), 'newsletter', 'lettre' || n || '@exemple.test', 'footer', '/', pg_temp.at(n, pg_temp.people() / 2), 'confirmed', pg_temp.at(n, pg_temp.people() / 2),
  pg_temp.at(n, pg_temp.people() / 2)
from generate_series(1, pg_temp.people() / 2) n;
insert into public.leads (id, kind, email, form, page, name, message, consented_at, status, asked, stage, created_at, touched_at, lost_reason)
select pg_temp.id(11, n), 'contact', 'client' || n || '@exemple.test', 'contact', '/contact', 'Client ' || n, 'Nous cherchons une agence pour ' || n,
  pg_temp.at(n, pg_temp.people() / 4), 'closed', (array['consultation', 'audit', 'meeting', 'vip', 'quote'])[1 + n % 5], case when n % 40 = 0 then 'new' else 'lost' end,
  pg_temp.at(n, pg_temp.people() / 4), pg_temp.at(n, pg_temp.people() / 4), case when n % 40 = 0 then null else 'Sans suite' end
from generate_series(1, pg_temp.people() / 4) n;

insert into public.bookings (id, user_id, creator_id, title, status, created_at)
select pg_temp.id(12, n), pg_temp.id(1, n), case when n % 100 = 0 then (select creator from demo) else pg_temp.id(5, 1 + n % (pg_temp.people() / 50)) end,
  'Consultation', 'done', pg_temp.ago(n, 12)
from generate_series(1, pg_temp.people() / 10) n;
insert into private.appointments (id, kind, state, host_id, starts_at, ends_at, taken, lead_id)
select pg_temp.id(13, n), 'audit', 'done', null, at, at + interval '45 minutes', tstzrange(at, at + interval '60 minutes'), pg_temp.id(11, n)
from (select n, date_trunc('hour', now()) - n * interval '1 hour' as at from generate_series(1, pg_temp.people() / 50) n) slot;

insert into private.jobs (kind, unique_key, state, finished_at, created_at)
select 'letter', 'scale-' || n, 'done', now(), now() - (1 - n / pg_temp.people()::float8) * interval '30 days' from generate_series(1, pg_temp.people()) n;
insert into private.security_events (at, kind, user_id, what)
select now() - pg_temp.draw(n, 13) * interval '300 days', 'sign_in', pg_temp.id(1, n), 'Signed in.' from generate_series(1, pg_temp.people()) n;
insert into private.staff_acts (at, area, subject_id, kind)
select pg_temp.ago(n, 14), 'orders', pg_temp.id(6, n), 'refunded' from generate_series(1, pg_temp.people() / 20) n;
insert into private.traffic (hour, kind, page, source, campaign, n)
select date_trunc('hour', now()) - n / 50 * interval '1 hour', 'viewed', '/formation/cours-' || n % 50, 'direct', '', 5
from generate_series(1, pg_temp.people() / 5) n;
insert into private.recent_views (day, formation_id, viewer)
select distinct (now() at time zone 'America/Toronto')::date, pg_temp.id(2, pg_temp.hot(pg_temp.draw(n, 15))), n::text from generate_series(1, pg_temp.people()) n;
insert into private.letters (id, subject, body, state, send_at)
select pg_temp.id(14, n), 'Lettre ' || n, 'Bonjour.', 'sending', now() - n * interval '7 days' from generate_series(1, 20) n;
insert into private.letter_sends (letter_id, lead_id, once_for, state)
select pg_temp.id(14, 1 + n % 20), pg_temp.id(10, 1 + n % (pg_temp.people() / 2)), pg_temp.id(15, n), 'sent' from generate_series(1, pg_temp.people()) n;
insert into public.moderations (user_id, kind, subject_id, subject_name, reason, lifted_at, created_at)
select pg_temp.id(1, n), 'review', pg_temp.id(16, n), 'Avis', 'Des injures.', now(), pg_temp.ago(n, 16) from generate_series(1, pg_temp.people() / 500) n;
insert into public.review_reports (review_id, user_id, reason)
select id, user_id, 'Faux avis.' from public.formation_reviews order by id limit greatest(1, pg_temp.people() / 1000);
insert into public.creator_applications (user_id, about, status, decided_at, created_at)
select pg_temp.id(1, n), 'J’enseigne la vente en ligne depuis dix ans.', 'accepted', now(), pg_temp.ago(n, 17) from generate_series(1, pg_temp.people() / 50) n;
insert into public.site_entries (list, position, data)
select 'success_notifications', 100 + n, jsonb_build_object('order_id', pg_temp.id(6, n), 'text', 'Une inscription') from generate_series(1, 50) n;
insert into public.slug_redirects (old_slug, formation_id)
select 'ancien-cours-' || n, pg_temp.id(2, n) from generate_series(1, pg_temp.courses() / 20) n;

-- Courses and creators last, with what is counted of them.
insert into public.formation_modules (id, formation_id, title, duration_minutes, order_index, is_published, is_preview)
select pg_temp.id(3, n::bigint * 8 + part), pg_temp.id(2, n), 'Étape ' || part, 10, part, true, part = 1
from generate_series(1, pg_temp.courses()) n, generate_series(1, 7) part;
insert into public.module_contents (module_id, content)
select pg_temp.id(3, n::bigint * 8 + part), 'Un geste à poser cette semaine, et la façon de le mesurer.'
from generate_series(1, pg_temp.courses()) n, generate_series(1, 7) part;
insert into public.formations (id, title, slug, description, long_description, creator_id, category_id, level, estimated_duration_minutes,
  total_modules, view_count, average_rating, total_reviews, completion_rate, is_featured, is_published, tags, created_at, search_text, is_premium)
select pg_temp.id(2, n), title, 'cours-' || lpad(n::text, 6, '0'), description, description, creator,
  (array['6', '5', '4', '1', '3', '7', '8', '2'])[1 + n % 8], (array['debutant', 'intermediaire', 'avance'])[1 + n % 3], 30 + n * 37 % 300, 7,
  n::bigint * 7919 % 100000, coalesce(r.rating, 0), coalesce(r.reviews, 0), coalesce(p.rate, 0), n % 50 = 0, n % 60 > 0,
  array['volet-' || n % 7, 'pratique', 'pme'], pg_temp.ago(n, 18), private.fold_text(title || ' ' || description || ' Créatrice'), n % 3 > 0
from (
  select n, (array['Le référencement naturel', 'La publicité Facebook', 'Google Ads', 'L’infolettre', 'La vidéo courte', 'Le tableau de bord',
      'La boutique en ligne', 'La rédaction web', 'La page de vente', 'Le calendrier de contenu', 'La prospection', 'L’image de marque'])[1 + n % 12]
    || ' pour ' || (array['les restaurants', 'les cliniques', 'les artisans', 'les OBNL', 'les courtiers', 'les écoles', 'les gîtes',
      'les salons de coiffure', 'les comptables', 'les producteurs maraîchers', 'les studios', 'les garages', 'les musées'])[1 + n / 12 % 13]
    || ', volet ' || n / 156 + 1 as title,
    'Des gestes simples et mesurables, pensés pour les gens d’ici.' as description
  from generate_series(1, pg_temp.courses()) n
) texts
join creator_of o on o.course = n
left join (select formation_id, count(*)::integer as reviews, round(avg(rating), 2) as rating from public.formation_reviews group by 1) r
  on r.formation_id = pg_temp.id(2, n)
left join (select formation_id, round(100.0 * count(completed_at) / count(*), 2) as rate from public.user_formation_progress group by 1) p
  on p.formation_id = pg_temp.id(2, n);

create temp table counted as
select o.creator, count(*) filter (where course % 60 > 0)::integer as courses, sum(students)::integer as followers
from creator_of o left join (select course, count(*) as students from follows group by 1) f using (course) group by 1;
insert into public.creators (id, user_id, name, slug, bio, show_revenue, page_agreed_at, page_shown, total_formations, total_revenue, avg_rating)
select pg_temp.id(5, n), pg_temp.id(1, n), 'Créatrice ' || n, 'creatrice-' || n, 'Dix ans de métier.', n % 3 = 0, now(), '{}',
  coalesce(c.courses, 0), coalesce(e.cents, 0), 3 + n % 20 / 10.0
from generate_series(1, pg_temp.people() / 50) n
left join counted c on c.creator = pg_temp.id(5, n)
left join (select creator_id, sum(creator_cents) as cents from public.creator_earnings group by 1) e on e.creator_id = pg_temp.id(5, n);
insert into public.creator_services (creator_id, title, price)
select pg_temp.id(5, n), 'Consultation', 15000 from generate_series(1, pg_temp.people() / 50) n;
-- Students are counted without those who follow several of the same: the worker's check says so exactly.
insert into private.changed_creators (creator_id) select distinct creator from creator_of;

do $$ declare one record; begin for one in select * from remade loop execute one.definition; end loop; end $$;
set session_replication_role = origin;
