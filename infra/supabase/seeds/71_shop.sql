-- More of the shop: resources, a consultation, a product that is no longer sold, and a creator without courses yet.
with resource as (
  insert into public.products (name, description, long_description, price, category, is_active, metadata) values
    (
      'Calendrier de contenu annuel',
      'Cinquante-deux idées de publications pensées pour les saisons d’ici.',
      $t$Un calendrier pour ne plus jamais fixer une page blanche : une idée par semaine, l’angle qui la rend utile et la question à poser à vos clients. Les temps forts du Québec y sont, du temps des sucres à la rentrée.

Il s’ouvre dans n’importe quel tableur et s’importe dans votre agenda.$t$,
      2900, 'resource', true,
      '{"drawing": "calendar", "duration": "52 semaines", "level": "Tous les niveaux", "includes": ["Tableur prêt à remplir", "Guide de démarrage", "Mise à jour chaque année"]}'
    ),
    (
      'Modèles d’annonces (édition 2025)',
      'L’édition de l’an dernier, remplacée depuis.',
      '', 1900, 'resource', false, '{}'
    )
  returning id, name
)
insert into public.product_contents (product_id, digital_content)
select id, jsonb_build_object('files', jsonb_build_array(jsonb_build_object(
  'path', id || '/calendrier-de-contenu.csv', 'name', 'Calendrier de contenu (CSV)', 'type', 'text/csv')))
from resource where name like 'Calendrier%';

with consultation as (
  insert into public.products (name, description, long_description, price, category, is_active, metadata) values (
    'Regard neuf sur vos annonces Facebook',
    'Soixante minutes pour savoir quoi garder, quoi arrêter et quoi essayer.',
    $t$Vous ouvrez votre compte, Noémie le lit avec vous. Chaque campagne reçoit un verdict clair, et la rencontre se termine par trois essais à lancer dans la semaine.

Après l’achat, vous proposez le moment qui vous convient dans votre espace « Consulting ».$t$,
    14500, 'consultation', true,
    '{"drawing": "call", "duration": "60 min", "level": "Tous les niveaux", "includes": ["Rencontre vidéo individuelle", "Liste d’essais priorisés"]}'
  )
  returning id
)
insert into public.product_creators (product_id, creator_id)
select consultation.id, c.id from consultation, public.creators c where c.slug = 'noemie-gagnon';

insert into public.creators (name, slug, bio, specialties, location, years_experience) values (
  'Félix Cormier', 'felix-cormier', 'Félix filme les artisans au travail. Sa première formation est en montage.',
  array['Vidéo', 'Montage']::text[], 'Saint-Hyacinthe, QC', 5
);
