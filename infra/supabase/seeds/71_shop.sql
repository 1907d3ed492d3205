-- More of the shop: resources, a consultation, a product that is no longer sold, and a creator without courses yet.
with resource as (
  insert into public.products (name, description, long_description, price, category, is_active, metadata) values
    (
      'Calendrier de contenu annuel',
      'Cinquante-deux idées de publications pensées pour les saisons d’ici.',
      $t$Un calendrier pour ne plus jamais fixer une page blanche : une idée par semaine, le temps fort qui la porte et la question à poser à vos clients. Les temps forts du Québec y sont, du temps des sucres à la rentrée.

Il s’ouvre dans n’importe quel tableur. Ajoutez-y vos colonnes, il est à vous.$t$,
      2900, 'resource', true,
      '{"drawing": "calendar", "duration": "52 semaines", "level": "Tous les niveaux", "includes": ["52 idées et 52 questions", "Les temps forts du Québec"],
        "inside": {
          "leaves": [
            {"kind": "table", "caption": "Le tableur, une ligne par semaine", "columns": ["Semaine", "Temps fort", "Question à poser"], "rows": [["9", "Temps des sucres", "Cabane ou maison ?"], ["10", "Changement d’heure", "Qu’est-ce qui vous donne de l’énergie ?"], ["11", "Vos débuts", "Comment nous avez-vous connus ?"], ["12", "Équinoxe", "Qu’est-ce qui est difficile à trouver chez nous ?"], ["13", "Poisson d’avril", "La dernière fois que vous avez bien ri en magasinant ?"]]},
            {"kind": "pages", "caption": "Le guide de démarrage", "of": "guide-calendrier-de-contenu"},
            {"kind": "card", "caption": "Une semaine, prête à publier", "over": "Semaine 11", "title": "Vos débuts", "text": "Montrez votre première commande, et qui vous l’a passée", "end": "Comment nous avez-vous connus ?"}
          ],
          "parts": {"title": "Toute l’année, d’un coup d’œil", "lead": "Chaque barre est une semaine.", "items": [
            {"name": "Janvier", "text": "Retour des Fêtes, grands froids", "marks": 4},
            {"name": "Février", "text": "Carnaval, Saint-Valentin, relâche", "marks": 4},
            {"name": "Mars", "text": "Temps des sucres, vos débuts", "marks": 5},
            {"name": "Avril", "text": "Boue, ménage, pneus d’été", "marks": 4},
            {"name": "Mai", "text": "Fête des Mères, premières terrasses", "marks": 5},
            {"name": "Juin", "text": "Fin des classes, Fête nationale", "marks": 4},
            {"name": "Juillet", "text": "Déménagements, fraises, construction", "marks": 4},
            {"name": "Août", "text": "Camping, blé d’Inde, rentrée", "marks": 5},
            {"name": "Septembre", "text": "Pommes, premières couleurs", "marks": 4},
            {"name": "Octobre", "text": "Action de grâce, chalet, Halloween", "marks": 5},
            {"name": "Novembre", "text": "Première neige, vendredi fou", "marks": 4},
            {"name": "Décembre", "text": "Marchés de Noël, bilan", "marks": 4}
          ]},
          "files": [
            {"name": "Calendrier de contenu", "about": "52 lignes, 4 colonnes. S’ouvre dans Excel, Numbers et Google Sheets.", "format": "CSV", "bytes": 6424},
            {"name": "Guide de démarrage", "about": "2 pages : lire une ligne, en tirer trois publications.", "format": "PDF", "bytes": 27030}
          ]
        }}'
    ),
    (
      'Modèles d’annonces (édition 2025)',
      'L’édition de l’an dernier, remplacée depuis.',
      '', 1900, 'resource', false, '{}'
    )
  returning id, name
)
insert into public.product_contents (product_id, digital_content)
select id, jsonb_build_object('files', jsonb_build_array(
  jsonb_build_object('path', id || '/calendrier-de-contenu.csv', 'name', 'Calendrier de contenu (CSV)', 'type', 'text/csv'),
  jsonb_build_object('path', id || '/guide-calendrier-de-contenu.pdf', 'name', 'Guide de démarrage (PDF)',
    'type', 'application/pdf')))
from resource where name like 'Calendrier%';

with consultation as (
  insert into public.products (name, description, long_description, price, category, is_active, metadata) values (
    'Regard neuf sur vos annonces Facebook',
    'Soixante minutes pour savoir quoi garder, quoi arrêter et quoi essayer.',
    $t$Vous ouvrez votre compte, Noémie le lit avec vous. Chaque campagne reçoit un verdict clair, et la rencontre se termine par trois essais à lancer dans la semaine.

Après l’achat, vous proposez le moment qui vous convient dans votre espace « Consulting ».$t$,
    12000, 'consultation', true,
    '{"drawing": "call", "duration": "60 min", "level": "Tous les niveaux", "includes": ["Rencontre vidéo individuelle", "Liste d’essais priorisés"],
        "inside": {
          "leaves": [
            {"kind": "table", "caption": "Les verdicts (exemple)", "columns": ["Campagne", "Verdict", "Pourquoi"], "rows": [["Ouverture de saison", "Garder", "Six demandes sur dix en viennent"], ["Rabais du mardi", "Arrêter", "Des clics, aucune commande"], ["Vidéo de l’atelier", "Essayer", "Bien vue, mais sans bouton"]]},
            {"kind": "card", "caption": "La liste d’essais (exemple)", "over": "Premier essai", "title": "La vidéo, avec un bouton", "text": "Une semaine, 15 $ par jour, même public.", "end": "Gardé si une demande coûte moins de 20 $."}
          ],
          "parts": {"title": "Vos soixante minutes", "lead": "Vous partagez votre écran ; rien n’est à préparer.", "items": [
            {"name": "Le but", "text": "Ce que vous vendez, à qui, et ce qu’une demande peut coûter."},
            {"name": "La lecture", "text": "Chaque campagne ouverte reçoit son verdict."},
            {"name": "Les causes", "text": "Public, image, texte ou page d’arrivée : ce qui freine d’abord."},
            {"name": "Les essais", "text": "Trois essais, dans l’ordre, avec leur limite de dépense."}
          ]}
        }}'
  )
  returning id
)
insert into public.product_creators (product_id, creator_id)
select consultation.id, c.id from consultation, public.creators c where c.slug = 'noemie-gagnon';

insert into public.creators (name, slug, bio, specialties, location, years_experience) values (
  'Félix Cormier', 'felix-cormier', 'Félix filme les artisans au travail. Sa première formation est en montage.',
  array['Vidéo', 'Montage']::text[], 'Saint-Hyacinthe, QC', 5
);
