-- Visits of the year before today, so that the console shows what brings people: more by and by, fewer on weekends, as whole days, which
-- is how older visits are kept.
create temporary table entrances on commit drop as
select *
from (values
  ('/', '', '', 70), ('/', 'google.com', '', 95), ('/', 'facebook.com', '', 22), ('/', 'linkedin.com', '', 14),
  ('/formations', 'google.com', '', 48), ('/formations', 'infolettre', 'infolettre-du-mois', 26),
  ('/formations/google-ads-premieres-campagnes-rentables', 'google.com', '', 40),
  ('/formations/google-ads-premieres-campagnes-rentables', 'google', 'google-ads-formations', 34),
  ('/formations/facebook-ads-du-budget-aux-clients', 'facebook.com', 'audit-gratuit', 24),
  ('/formations/seo-local-etre-trouve-au-quebec', 'google.com', '', 31),
  ('/blog/referencement-local-quebec-guide-complet', 'google.com', '', 58), ('/blog/budget-publicite-facebook-quebec', 'bing.com', '', 17),
  ('/tarifs', '', '', 19), ('/nous-joindre', 'google.com', '', 12)
) as entrance (page, source, campaign, weight);

insert into private.traffic (hour, kind, page, source, campaign, n)
select (today - ago)::timestamp at time zone 'America/Toronto', told.kind, e.page, e.source, e.campaign, told.n
from (values ((now() at time zone 'America/Toronto')::date)) as t (today)
  cross join generate_series(1, 400) ago
  cross join entrances e
  -- A visit in eight at the weight of a hundred on a good day; each day and entrance has its own luck.
  cross join lateral (select round(
    e.weight * 0.12 * (1.1 - ago / 700.0) * case when extract(isodow from today - ago) > 5 then 0.55 else 1 end
      * (0.7 + abs(hashtext(e.page || e.source || ago)) % 60 / 100.0)
  )::integer as visits) came
  cross join lateral (values
    ('came', visits), ('viewed', visits * 2 + ago % 3),
    ('phone', case when e.page in ('/', '/nous-joindre') and ago % 3 = 0 then visits / 4 else 0 end),
    ('download', case when e.page like '/blog/%' and ago % 4 = 0 then visits / 3 else 0 end)
  ) as told (kind, n)
where came.visits > 0 and told.n > 0;

-- Most sales of courses say where their visit began; of every eighth it is not known.
insert into public.checkout_sessions (
  id, user_id, product_id, name, category, subtotal_cents, tps_cents, tvq_cents, stripe_session_id, status, created_at, expires_at, origin
)
select o.id, o.user_id, i.product_id, i.name, i.category, o.subtotal_cents, o.tps_cents, o.tvq_cents, o.stripe_session_id, 'paid', o.created_at,
  o.created_at + interval '12 hours', jsonb_strip_nulls(jsonb_build_object(
    'landing', e.page, 'source', nullif(e.source, ''), 'campaign', nullif(e.campaign, '')))
from (
  select *, row_number() over (order by created_at, id) as turn from public.orders where stripe_session_id like 'cs_demo_%'
) o
join public.order_items i on i.order_id = o.id and i.product_id is not null
-- Of those who buy many come for courses, and some by what was sent to them.
join (select *, row_number() over (order by page, source) - 1 as place from entrances where page like '/formations%' or weight > 60) e
  on e.place = o.turn % (select count(*) from entrances where page like '/formations%' or weight > 60)
where o.turn % 8 <> 0;
