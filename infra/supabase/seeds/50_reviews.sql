-- Reviews by students of seeds/40_students.sql, each of a course that the student follows.
insert into public.formation_reviews (formation_id, user_id, rating, comment, created_at)
select f.id, u.id, review.rating, review.comment,
  -- Nobody has said anything before they came.
  greatest(now() - review.student * interval '31 hours', u.created_at + (now() - u.created_at) / 3)
from (values
  ('google-ads-premieres-campagnes-rentables', 1, 5, 'Enfin une formation qui parle d’argent plutôt que de clics. Mon coût par demande a baissé du tiers en un mois.'),
  ('google-ads-premieres-campagnes-rentables', 2, 5, 'Le module sur les mots à exclure vaut le prix à lui seul.'),
  ('google-ads-premieres-campagnes-rentables', 3, 4, 'Très clair. J’aurais aimé un exemple de plus pour les commerces avec vitrine.'),
  ('google-ads-premieres-campagnes-rentables', 4, 5, 'J’ai refait mon compte en suivant les étapes, un soir à la fois.'),
  ('google-ads-premieres-campagnes-rentables', 5, 5, 'Camille explique l’enchère mieux que Google.'),
  ('mesurer-ses-resultats-avec-ga4', 41, 5, 'Notre rapport tient maintenant sur une page, et la direction le lit.'),
  ('mesurer-ses-resultats-avec-ga4', 42, 4, 'Bonne méthode de nommage, simple à faire adopter.'),
  ('mesurer-ses-resultats-avec-ga4', 43, 4, 'Le passage sur la Loi 25 est clair et honnête.'),
  ('mesurer-ses-resultats-avec-ga4', 44, 5, 'Gratuit et plus utile que bien des formations payantes.'),
  ('plan-marketing-en-une-page', 61, 5, 'Fait en deux soirées avec mon associée. Le plan est au mur.'),
  ('plan-marketing-en-une-page', 62, 4, 'Court et concret. Le troisième module force à choisir.'),
  ('plan-marketing-en-une-page', 63, 5, 'Parfait pour une toute petite équipe.'),
  ('seo-local-etre-trouve-au-quebec', 20, 5, 'Nous sommes passés de la onzième à la troisième place dans notre quartier.'),
  ('seo-local-etre-trouve-au-quebec', 21, 5, 'La fiche Google, enfin expliquée par quelqu’un d’ici.'),
  ('seo-local-etre-trouve-au-quebec', 22, 5, 'Huit modules courts, faciles à caser entre deux clients.'),
  ('seo-local-etre-trouve-au-quebec', 23, 4, 'Très complet. Le module sur les liens demande du temps, mais il est réaliste.'),
  ('seo-local-etre-trouve-au-quebec', 24, 5, 'La partie sur les avis nous a enlevé une gêne.'),
  ('seo-local-etre-trouve-au-quebec', 25, 5, 'Des exemples de chez nous, ça change tout.'),
  ('boutique-en-ligne-de-la-fiche-au-panier', 111, 5, 'Le test de la livraison affichée dans le panier a payé la formation en dix jours.'),
  ('boutique-en-ligne-de-la-fiche-au-panier', 112, 4, 'Dense, à faire avec ses propres chiffres sous les yeux.'),
  ('boutique-en-ligne-de-la-fiche-au-panier', 113, 5, 'La meilleure explication de l’entonnoir que j’ai lue en français.'),
  ('facebook-ads-du-budget-aux-clients', 126, 5, 'La revue du lundi a remplacé trois réunions.'),
  ('facebook-ads-du-budget-aux-clients', 127, 4, 'Très concret. J’ai tourné mes six créatifs en un avant-midi.'),
  ('facebook-ads-du-budget-aux-clients', 128, 5, 'Le calcul du budget à rebours m’a évité une grosse erreur.'),
  ('facebook-ads-du-budget-aux-clients', 129, 5, 'Enfin une structure simple. Mon compte est lisible.'),
  ('facebook-ads-du-budget-aux-clients', 130, 4, 'Bons exemples, surtout celui de la clinique.')
) as review (slug, student, rating, comment)
join public.formations f using (slug)
join auth.users u on u.email = 'etudiant' || lpad(review.student::text, 3, '0') || '@exemple.test';
