-- Camille is the demonstration creator: three courses, students and revenue counted from real rows.
insert into public.creators (
  name, slug, user_id, bio, bio_long, is_verified, show_revenue, certification_level,
  specialties, hourly_rate, consulting_available, location, years_experience, linkedin_followers, company, languages,
  response_time, satisfaction_rate, website_url, linkedin_url
) values
  (
    'Camille Bouchard', 'camille-bouchard', '00000000-0000-4000-8000-000000000002',
    'Camille aide les PME à dépenser moins et à vendre plus grâce à la publicité sur les moteurs de recherche.',
    $t$Ancienne gestionnaire de campagnes en agence, Camille Bouchard a fondé son cabinet à Québec pour travailler directement avec les propriétaires d’entreprise. Elle gère chaque année une trentaine de comptes Google Ads, du salon de coiffure au fabricant de portes et fenêtres.

Sa règle : si une explication ne tient pas sur un napperon de restaurant, elle n’est pas prête. Ses formations suivent de vraies entreprises, avec leurs chiffres et leurs erreurs.$t$,
    true, true, 'Experte', array['Google Ads', 'Analytics', 'Stratégie']::text[], 15000, true, 'Québec, QC', 11, 4200,
    'Bouchard Acquisition', '{fr,en}', 'Moins de 24 heures', 98, 'https://camille.exemple.test', null
  ),
  (
    'Antoine Lévesque', 'antoine-levesque', null,
    'Antoine fait apparaître les commerces d’ici dans les résultats de recherche, sans jargon ni recette miracle.',
    $t$Programmeur de formation, Antoine Lévesque s’est tourné vers le référencement en voulant faire connaître le café de sa sœur à Rimouski. Depuis, il accompagne des commerces de proximité et des boutiques en ligne du Bas-Saint-Laurent à l’Outaouais.

Il publie ses méthodes, ses modèles et même ses échecs. Il ne prend pas de mandats de consultation : tout son temps va à l’enseignement.$t$,
    true, true, 'Avancé', array['SEO local', 'Commerce électronique']::text[], null, false, 'Rimouski, QC', 9, 2850,
    null, '{fr}', 'Deux jours ouvrables', 96, 'https://antoine.exemple.test', null
  ),
  (
    'Noémie Gagnon', 'noemie-gagnon', null,
    'Noémie conçoit des campagnes Facebook et Instagram qui ressemblent à ceux qui les signent.',
    $t$Après huit ans à la direction créative d’une agence de Sherbrooke, Noémie Gagnon forme maintenant des équipes à produire vite et bien, avec un téléphone et une fenêtre.

Elle a accompagné plus de cent petites entreprises, surtout dans l’éducation, la santé et le loisir. Elle croit aux essais rapides, aux règles écrites et aux appels à de vrais clients.$t$,
    false, true, 'Certifiée', array['Facebook Ads', 'Instagram', 'Création vidéo']::text[], 12000, true, 'Sherbrooke, QC', 8, 1640,
    'Studio Fenêtre', '{fr,en}', 'Moins de 24 heures', 97, null, null
  );
