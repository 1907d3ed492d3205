-- The demonstration learner: courses at 65 % and 25 %, one finished, one bought and not begun, and a streak of six
-- days that ends today.
insert into public.user_module_progress (
  user_id, formation_id, module_id, completion_percentage, is_completed, time_spent_seconds, last_watched_at,
  first_started_at
)
select '00000000-0000-4000-8000-000000000001', m.formation_id, m.id, percentage, percentage = 100, m.duration_minutes * 60 * percentage / 100,
  now() - days * interval '1 day', now() - (days + 7) * interval '1 day'
from (values
  ('seo-local-etre-trouve-au-quebec', 0, 4, 100, 1),
  ('seo-local-etre-trouve-au-quebec', 5, 5, 20, 0),
  ('mesurer-ses-resultats-avec-ga4', 0, 0, 100, 3),
  ('plan-marketing-en-une-page', 0, 2, 100, 9)
) as progress (slug, first_module, last_module, percentage, days)
join public.formations f using (slug)
join public.formation_modules m on m.formation_id = f.id and m.order_index between first_module and last_module;

-- The first step was taken on the first day of the streak; what gives badges writes the moment at which it finds them earned.
update public.user_badges set earned_at = now() - interval '5 days'
where user_id = '00000000-0000-4000-8000-000000000001' and code = 'premier-pas';

insert into public.user_products (user_id, product_id)
select '00000000-0000-4000-8000-000000000001', p.id
from public.products p join public.formations f on f.id = p.formation_id
where f.slug = 'google-ads-premieres-campagnes-rentables';

insert into public.learning_sessions (user_id, formation_id, module_id, device_type, session_start, session_end)
select '00000000-0000-4000-8000-000000000001', f.id, m.id, case when day % 2 = 0 then 'desktop' else 'mobile' end,
  now() - day * interval '1 day' - interval '40 minutes',
  now() - day * interval '1 day' - interval '40 minutes' + (12 + day * 3) * interval '1 minute'
from generate_series(0, 5) day
join public.formations f on f.slug = 'seo-local-etre-trouve-au-quebec'
join public.formation_modules m on m.formation_id = f.id and m.order_index = day;
