with course as (
  insert into public.formations (
    title, slug, description, long_description, creator_id, category_id, level, estimated_duration_minutes,
    view_count, like_count, is_featured, is_published, difficulty_score, tags, learning_objectives, prerequisites,
    target_audience, skills_gained, metadata
  )
  select
    'Facebook Ads : du budget aux clients',
    'facebook-ads-du-budget-aux-clients',
    'Objectifs, audiences, créatifs et budgets : une méthode pas à pas pour obtenir des demandes à un coût prévisible.',
    $t$Sur Facebook et Instagram, personne ne vous cherche. Votre publicité interrompt une photo de famille ou une recette : elle doit mériter l’arrêt du pouce.

Cette formation vous donne une structure de campagne simple, une façon de produire six créatifs en une demi-journée et une règle de décision hebdomadaire. Les exemples viennent de vraies petites entreprises : un studio de yoga de Sherbrooke, une clinique dentaire de Gatineau, un camp de jour de Saguenay.$t$,
    id, '5', 'intermediaire', 112, 3975, 358, true, true, 3,
    array['facebook-ads', 'instagram', 'creatifs', 'audiences', 'budget'],
    array['Choisir l’objectif qui correspond à une vente', 'Bâtir une structure de compte simple', 'Produire six créatifs en une demi-journée', 'Décider chaque semaine quoi couper et quoi augmenter']::text[],
    array['Une page Facebook professionnelle', 'Un budget d’au moins 600 $ par mois']::text[],
    array['PME de services', 'Gestionnaires de communauté']::text[],
    array['Planification de campagnes', 'Rédaction publicitaire', 'Analyse de résultats']::text[],
    '{"certificate": true, "difficulty": "intermediaire"}'
  from public.creators where slug = 'noemie-gagnon'
  returning id
), lessons (order_index, title, minutes, is_preview, description, content) as (
  values
    (0, 'Choisir le bon objectif', 16, true, 'Facebook vous donne ce que vous demandez, rien de plus.',
$t$L’algorithme est un employé zélé : il livre exactement ce que vous lui demandez. Demandez des clics, il trouvera les gens qui cliquent sur tout. Demandez des demandes de rendez-vous, il cherchera ceux qui en prennent.

Choisissez donc l’objectif le plus proche de l’argent que votre volume permet. Il faut une cinquantaine de résultats par semaine et par ensemble pour que l’apprentissage se stabilise. Si vous n’atteignez pas ce nombre en ventes, descendez d’une marche : l’ajout au panier, la demande, l’inscription.

Le studio de yoga de notre exemple visait « achats » avec six ventes par semaine. En passant à « inscription au cours d’essai », il a obtenu quarante résultats hebdomadaires, et ses ventes ont suivi.

Exercice : écrivez la suite des gestes qui mènent à une vente, avec le nombre de chacun la semaine dernière. Entourez le premier qui dépasse trente.$t$),
    (1, 'Une structure de compte qui respire', 18, false, 'Une campagne, deux ensembles, six créatifs.',
$t$Les comptes compliqués donnent une impression de maîtrise et divisent les données en miettes. Commencez par la structure la plus simple qui répond à la question.

Une campagne par objectif. Deux ensembles : un pour les personnes qui ne vous connaissent pas, un pour celles qui ont visité le site ou interagi avec la page dans les soixante derniers jours. Six créatifs dans le premier, trois dans le second.

Laissez le ciblage large, surtout dans une région comme l’Estrie ou l’Outaouais, où chaque critère ajouté réduit l’audience à quelques milliers de personnes. Précisez seulement le territoire, l’âge légal et la langue.

Nommez tout de la même façon : objectif, audience, date. Dans six mois, « PROSPECTION – Estrie – 2026-03 » vous parlera encore ; « Nouvelle campagne (2) », non.$t$),
    (2, 'Six créatifs en une demi-journée', 26, false, 'Un message, trois angles, deux formats.',
$t$La fatigue publicitaire est le vrai coût caché. Une petite audience voit la même image dix fois en deux semaines, puis l’ignore. Il vous faut une cadence de production, pas un chef-d’œuvre.

Partez d’un message et déclinez trois angles. Le problème : « Encore une journée pédagogique sans solution ? » La preuve : « 94 familles reviennent chaque été. » Le geste : « Réservez une visite, ça prend une minute. »

Tournez chaque angle en deux formats : une photo avec texte court et une vidéo verticale de quinze secondes, filmée au téléphone, près d’une fenêtre, avec des sous-titres. Les trois premières secondes doivent montrer le sujet, pas votre logo.

Demandez à une personne extérieure de regarder sans le son. Si elle ne peut pas dire ce que vous offrez, recommencez le début.$t$),
    (3, 'Écrire le texte qui accompagne', 18, false, 'Première ligne, détail utile, invitation.',
$t$Le texte n’est lu que si l’image a fait son travail, et seule la première ligne est visible. Elle doit donc porter l’essentiel.

Écrivez-la comme vous parleriez à une voisine : « Votre enfant a peur du dentiste ? Le nôtre aussi, avant. » Évitez les majuscules, les suites d’icônes et les promesses de miracle, que Facebook pénalise et que les gens reconnaissent.

Ajoutez un détail concret : un prix, un lieu, une durée. « Première visite de 30 minutes, sans intervention, à deux pas du parc de la Baie. » Puis une invitation unique, avec ce qui se passera ensuite.

Attention aux formulations qui supposent une caractéristique personnelle, comme une maladie ou une situation financière : elles sont interdites par les règles publicitaires. Parlez du service, pas du défaut.$t$),
    (4, 'Fixer et faire évoluer un budget', 20, false, 'Du coût visé au budget, et non l’inverse.',
$t$Un budget se calcule à rebours. Combien vaut un client ? Quelle part de cette valeur acceptez-vous de payer pour l’obtenir ? Combien de demandes faut-il pour une vente ?

La clinique dentaire estime à 900 $ la valeur d’un nouveau patient et accepte d’en payer 10 %. Une demande sur trois devient un patient : elle peut donc payer 30 $ par demande. Pour vingt patients, il faut soixante demandes, soit 1 800 $ par mois.

Commencez à la moitié de ce montant, deux semaines. Si le coût est bon, augmentez de 20 % tous les trois jours ; des sauts plus grands relancent l’apprentissage.

Ne coupez rien avant d’avoir dépensé deux fois le coût visé. Avant ce seuil, vous jugez le hasard.$t$),
    (5, 'La revue du lundi', 14, false, 'Une règle, un tableau, vingt minutes.',
$t$Décider sous le coup de l’émotion coûte plus cher que n’importe quel mauvais créatif. Donnez-vous un rendez-vous fixe et une règle écrite.

Chaque lundi, ouvrez un tableau à quatre colonnes : créatif, dépense, demandes, coût par demande. Triez par coût.

Appliquez la règle. Au-dessous du coût visé : on garde, et on augmente s’il reste du budget. Entre une et deux fois le coût visé : on laisse une semaine de plus. Au-dessus de deux fois, avec une dépense suffisante : on arrête. Puis on remplace chaque créatif arrêté par un nouvel angle.

Terminez en appelant trois personnes qui ont fait une demande. Ce qu’elles racontent vaut plus que le tableau : c’est là que vous trouverez le message du mois prochain.$t$)
), modules as (
  insert into public.formation_modules (formation_id, order_index, title, duration_minutes, is_preview, description, is_published)
  select course.id, lessons.order_index, lessons.title, minutes, is_preview, description, true
  from course, lessons
  returning id, order_index
)
insert into public.module_contents (module_id, content)
select modules.id, lessons.content from modules join lessons using (order_index);

insert into public.products (name, description, price, category, is_active, formation_id, metadata)
select title, description, 12900, 'formation', true, id,
  jsonb_build_object('duration', '112 min', 'level', level, 'modules', 6,
    'includes', array['Accès à vie', 'Mises à jour incluses', 'Certificat de réussite']::text[])
from public.formations where slug = 'facebook-ads-du-budget-aux-clients';
