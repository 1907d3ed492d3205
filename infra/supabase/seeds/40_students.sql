-- Which students (numbers of seeds/10_accounts.sql) follow which course. Those of paid courses have bought them.
create temporary table following on commit drop as
select f.id as formation_id, u.id as user_id, student, u.created_at + interval '3 hours' as at
from (values
  ('google-ads-premieres-campagnes-rentables', 1, 40),
  ('mesurer-ses-resultats-avec-ga4', 41, 90),
  ('plan-marketing-en-une-page', 61, 110),
  ('seo-local-etre-trouve-au-quebec', 20, 75),
  ('boutique-en-ligne-de-la-fiche-au-panier', 111, 125),
  ('facebook-ads-du-budget-aux-clients', 126, 140)
) as course (slug, first_student, last_student)
join public.formations f using (slug)
cross join generate_series(first_student, last_student) student
join auth.users u on u.email = 'etudiant' || lpad(student::text, 3, '0') || '@exemple.test';

insert into public.user_products (user_id, product_id, access_granted_at)
select f.user_id, p.id, f.at
from following f join public.products p using (formation_id);

-- Every third student has finished; the others are somewhere in the first module.
insert into public.user_module_progress (
  user_id, formation_id, module_id, completion_percentage, time_spent_seconds, first_started_at
)
select f.user_id, f.formation_id, m.id,
  case when f.student % 3 = 0 then 100 else 5 + f.student * 37 % 90 end, m.duration_minutes * 40, f.at
from following f
join public.formation_modules m using (formation_id)
where f.student % 3 = 0 or m.order_index = 0;
