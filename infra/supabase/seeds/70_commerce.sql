-- Sales history and what else a marketplace shows: services, tips, sponsors, a resource and a consultation to buy.
update public.tax_settings set is_enabled = true, tps_number = '123456789 RT0001', tvq_number = '1234567890 TQ0001';

-- Every course that somebody has bought, with its order: whoever has bought it finds it among their purchases, staff among the orders,
-- and its creator in what they have earned. The demonstration learner has bought last month.
create temporary table sales on commit drop as
select gen_random_uuid() as order_id, gen_random_uuid() as item_id, g.user_id, p.id as product_id, f.id as formation_id, f.creator_id,
  p.name, p.price, round(p.price * 0.05)::integer as tps, round(p.price * 0.09975)::integer as tvq,
  case when u.encrypted_password is null then g.access_granted_at
    else date_trunc('month', now()) - interval '1 month' + interval '16 days 15 hours' end as at
from public.user_products g join auth.users u on u.id = g.user_id
join public.products p on p.id = g.product_id join public.formations f on f.id = p.formation_id;
insert into public.orders (
  id, user_id, stripe_session_id, subtotal_cents, tps_cents, tvq_cents, total_cents, tps_number, tvq_number, receipt_sent_at, created_at
)
select s.order_id, s.user_id, 'cs_demo_' || s.order_id, s.price, s.tps, s.tvq, s.price + s.tps + s.tvq, t.tps_number, t.tvq_number, s.at, s.at
from sales s, public.tax_settings t;
insert into public.order_items (id, order_id, product_id, name, category, unit_price)
select item_id, order_id, product_id, name, 'formation', price from sales;
insert into public.creator_earnings (creator_id, order_item_id, kind, gross_cents, creator_cents, platform_cents, created_at)
select creator_id, item_id, 'sale', price, price * 70 / 100, price - price * 70 / 100, at from sales;
update public.user_products u set access_granted_at = s.at from sales s where u.user_id = s.user_id and u.product_id = s.product_id;

-- Everybody began when they bought it, or with its first module.
update public.user_formation_progress p set started_at = coalesce(
  (select s.at from sales s where s.user_id = p.user_id and s.formation_id = p.formation_id),
  (select min(m.first_started_at) from public.user_module_progress m where m.user_id = p.user_id and m.formation_id = p.formation_id),
  p.started_at
);

insert into public.creator_services (creator_id, title, description, price, duration_minutes)
select c.id, s.title, s.description, s.price, s.minutes
from (values
  ('camille-bouchard', 'Révision de compte Google Ads', 'On ouvre votre compte ensemble et vous repartez avec une liste de priorités.', 15000, 60),
  ('camille-bouchard', 'Accompagnement de lancement', 'Deux rencontres pour lancer une première campagne sans gaspiller.', 27000, 120),
  ('noemie-gagnon', 'Séance créative Facebook', 'Trois concepts d’annonces bâtis en direct, à partir de vos photos.', 12000, 60)
) as s (creator, title, description, price, minutes)
join public.creators c on c.slug = s.creator;

-- A tip of this month to each, with its order, kept at 70 %.
create temporary table tips on commit drop as
select gen_random_uuid() as order_id, gen_random_uuid() as item_id, gen_random_uuid() as tip_id, c.id as creator_id, c.name, u.id as user_id,
  greatest(date_trunc('month', now() at time zone 'America/Toronto') at time zone 'America/Toronto', now() - interval '2 days') as at
from public.creators c join auth.users u on u.email = 'etudiant007@exemple.test'
where exists (select from public.formations f where f.creator_id = c.id and f.is_published);
insert into public.creator_tips (id, creator_id, user_id, amount_cents, message, status, created_at)
select tip_id, creator_id, user_id, 1000, 'Merci, c’est enfin clair !', 'paid', at from tips;
insert into public.orders (
  id, user_id, stripe_session_id, subtotal_cents, tps_cents, tvq_cents, total_cents, tps_number, tvq_number, receipt_sent_at, created_at
)
select s.order_id, s.user_id, 'cs_demo_' || s.order_id, 1000, 50, 100, 1150, t.tps_number, t.tvq_number, s.at, s.at
from tips s, public.tax_settings t;
insert into public.order_items (id, order_id, tip_id, name, category, unit_price)
select item_id, order_id, tip_id, 'Soutien à ' || name, 'tip', 1000 from tips;
insert into public.creator_earnings (creator_id, order_item_id, kind, gross_cents, creator_cents, platform_cents, created_at)
select creator_id, item_id, 'tip', 1000, 700, 300, at from tips;

insert into public.quebec_sponsors (company_name, description, website_url) values
  ('Boréal Impression', 'Imprimeur écoresponsable de Trois-Rivières.', 'https://boreal.exemple.test'),
  ('Coop Numérique du Fleuve', 'Hébergement web local, alimenté à l’hydroélectricité.', 'https://coop.exemple.test'),
  ('Ferme Vent-du-Nord', 'Paniers bio et commerce en ligne au Lac-Saint-Jean.', 'https://ferme.exemple.test');
insert into public.sponsorships (sponsor_id, creator_id, formation_id, amount, ends_at)
select s.id, f.creator_id, f.id, p.amount, now() + interval '300 days'
from (values
  ('Coop Numérique du Fleuve', 'seo-local-etre-trouve-au-quebec', 75000),
  ('Boréal Impression', 'seo-local-etre-trouve-au-quebec', 40000),
  ('Ferme Vent-du-Nord', 'plan-marketing-en-une-page', 30000)
) as p (company, slug, amount)
join public.quebec_sponsors s on s.company_name = p.company join public.formations f using (slug);

-- The two other categories of the shop (INF-026).
with resource as (
  insert into public.products (name, description, long_description, price, category, is_active, metadata) values (
    'Trousse de mesure marketing',
    'Douze gabarits pour suivre vos campagnes, de la dépense au client signé.',
    $t$Une trousse pour celles et ceux qui veulent décider avec des chiffres sans devenir analystes. Chaque gabarit tient sur une page, se remplit en dix minutes et répond à une seule question.

Vous y trouverez un tableau de bord mensuel, un calculateur de valeur client, un registre d’essais publicitaires et une grille de révision de page.$t$,
    4900, 'resource', true,
    '{"drawing": "kit", "duration": "12 gabarits", "level": "Tous les niveaux", "includes": ["Colonnes prêtes à copier", "Un mode d’emploi par gabarit"],
        "inside": {
          "leaves": [
            {"kind": "table", "caption": "La trousse, un gabarit par ligne", "columns": ["Gabarit", "Question à laquelle il répond"], "rows": [["1. Tableau de bord mensuel", "Est-ce que le mois a été meilleur que le précédent ?"], ["2. Valeur d’un client", "Combien puis-je payer pour un nouveau client ?"], ["3. Registre d’essais publicitaires", "Qu’avons-nous appris de nos annonces ?"], ["4. Grille de révision de page", "Cette page mérite-t-elle qu’on y envoie du monde ?"], ["5. Sources des demandes", "D’où viennent vraiment les clients ?"]]},
            {"kind": "pages", "caption": "Le guide d’utilisation", "of": "guide-trousse-de-mesure"},
            {"kind": "card", "caption": "Chaque gabarit, son mode d’emploi", "over": "2. Valeur d’un client", "title": "Combien puis-je payer pour un nouveau client ?", "text": "Valeur = panier × achats × années × marge.", "end": "Deux fois par an"}
          ],
          "parts": {"title": "Les douze gabarits", "lead": "Chacun répond à une seule question. Trois suffisent pour commencer.", "items": [
            {"name": "Tableau de bord mensuel", "text": "Est-ce que le mois a été meilleur que le précédent ?"},
            {"name": "Valeur d’un client", "text": "Combien puis-je payer pour un nouveau client ?"},
            {"name": "Registre d’essais publicitaires", "text": "Qu’avons-nous appris de nos annonces ?"},
            {"name": "Grille de révision de page", "text": "Cette page mérite-t-elle qu’on y envoie du monde ?"},
            {"name": "Sources des demandes", "text": "D’où viennent vraiment les clients ?"},
            {"name": "Calendrier de contenu", "text": "Que publie-t-on, et pourquoi ?"},
            {"name": "Budget par objectif", "text": "L’argent va-t-il où sont les résultats ?"},
            {"name": "Suivi des soumissions", "text": "Où perd-on des ventes ?"},
            {"name": "Infolettre", "text": "Les envois rapportent-ils ?"},
            {"name": "Avis et réputation", "text": "Que dit-on de nous ?"},
            {"name": "Saisonnalité", "text": "Quand faut-il en faire plus ?"},
            {"name": "Bilan trimestriel", "text": "Qu’arrête-t-on, que continue-t-on, qu’essaie-t-on ?"}
          ]},
          "files": [
            {"name": "Trousse de mesure", "about": "12 lignes, 5 colonnes. S’ouvre dans Excel, Numbers et Google Sheets.", "format": "CSV", "bytes": 3014},
            {"name": "Guide d’utilisation", "about": "2 pages : par où commencer, et quel gabarit à quelle fréquence.", "format": "PDF", "bytes": 32164}
          ]
        }}'
  )
  returning id
)
insert into public.product_contents (product_id, digital_content)
select id, jsonb_build_object('files', jsonb_build_array(
  jsonb_build_object('path', id || '/trousse-de-mesure.csv', 'name', 'Trousse de mesure (CSV)', 'type', 'text/csv'),
  jsonb_build_object('path', id || '/guide-trousse-de-mesure.pdf', 'name', 'Guide d’utilisation (PDF)',
    'type', 'application/pdf')))
from resource;

with consultation as (
  insert into public.products (name, description, long_description, price, category, is_active, metadata) values (
    'Plan d’attaque publicitaire en 90 minutes',
    'Une rencontre individuelle qui finit avec un plan écrit, des priorités et un budget.',
    $t$Vous arrivez avec vos chiffres et vos questions ; vous repartez avec un plan d’une page : quoi faire d’abord, combien y mettre et comment savoir si ça marche.

Après l’achat, vous proposez le moment qui vous convient dans votre espace « Consulting ».$t$,
    22500, 'consultation', true,
    '{"drawing": "plan", "duration": "90 min", "level": "Tous les niveaux", "includes": ["Rencontre vidéo individuelle", "Plan écrit d’une page", "Suivi par courriel pendant deux semaines"],
        "inside": {
          "leaves": [
            {"kind": "table", "caption": "Le plan d’une page (exemple)", "columns": ["Ordre", "Quoi faire", "Par jour"], "rows": [["1", "Couper trois campagnes", "0 $"], ["2", "Refaire la page d’arrivée", "0 $"], ["3", "Tester l’urgence, deux villes", "40 $"]]},
            {"kind": "card", "caption": "La mesure de chaque geste (exemple)", "over": "Geste 3", "title": "Tester l’urgence, deux villes", "text": "Deux semaines, même annonce, deux textes.", "end": "Gardé si une soumission coûte moins de 35 $."}
          ],
          "parts": {"title": "Vos quatre-vingt-dix minutes", "lead": "Apportez vos chiffres tels qu’ils sont ; un relevé de plateforme suffit.", "items": [
            {"name": "Les chiffres", "text": "Ce que vous dépensez, ce qui revient, ce qui manque."},
            {"name": "Le frein", "text": "L’étape où vos ventes se perdent, avant toute annonce."},
            {"name": "Les priorités", "text": "Trois gestes au plus, dans l’ordre."},
            {"name": "Le plan", "text": "Une page écrite avec vous : budget, durée, mesure."}
          ]}
        }}'
  )
  returning id
)
insert into public.product_creators (product_id, creator_id)
select consultation.id, c.id from consultation, public.creators c where c.slug = 'camille-bouchard';
