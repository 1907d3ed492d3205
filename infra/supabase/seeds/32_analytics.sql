with course as (
  insert into public.formations (
    title, slug, description, long_description, creator_id, category_id, level, estimated_duration_minutes,
    view_count, like_count, is_featured, is_published, difficulty_score, tags, learning_objectives, prerequisites,
    target_audience, skills_gained, metadata
  )
  select
    'Mesurer ses résultats avec GA4',
    'mesurer-ses-resultats-avec-ga4',
    'Un plan de mesure simple, des événements propres et un rapport d’une page que votre équipe lira vraiment.',
    $t$Google Analytics 4 enregistre beaucoup et explique peu. Résultat : des tableaux que personne n’ouvre et des décisions prises à l’instinct.

Dans cette formation gratuite, vous partirez de vos questions d’affaires, et non de l’outil. Vous écrirez un plan de mesure d’une page, vous nommerez vos événements de façon cohérente, puis vous bâtirez un rapport mensuel qui tient sur un écran et se termine par une décision.$t$,
    id, '7', 'intermediaire', 80, 2640, 174, false, true, 3,
    array['ga4', 'mesure', 'tableau-de-bord', 'loi-25'],
    array['Écrire un plan de mesure d’une page', 'Nommer des événements compréhensibles', 'Respecter le consentement demandé par la Loi 25', 'Présenter un rapport qui mène à une décision']::text[],
    array['Un accès d’éditeur à une propriété GA4']::text[],
    array['Responsables marketing', 'Gestionnaires de sites']::text[],
    array['Plan de mesure', 'Événements GA4', 'Présentation de données']::text[],
    '{"certificate": true, "difficulty": "intermediaire"}'
  from public.creators where slug = 'camille-bouchard'
  returning id
), lessons (order_index, title, minutes, is_preview, description, content) as (
  values
    (0, 'Partir des questions, pas de l’outil', 16, true, 'Le plan de mesure d’une page.',
$t$Ouvrez une feuille blanche et écrivez les cinq questions que votre direction pose le plus souvent. « D’où viennent les demandes ? », « Est-ce que l’infolettre rapporte ? », « Quelle page perd les gens ? »

Sous chaque question, notez la décision qu’une réponse permettrait de prendre. S’il n’y en a pas, rayez la question : elle relève de la curiosité.

Pour chaque question qui reste, indiquez le chiffre qui y répond, l’endroit où il naît et la personne qui le regarde. Cette page est votre plan de mesure. Elle tient lieu de contrat entre le marketing, la technique et la direction.

Ne dépassez pas huit lignes. Un plan plus long ne sera ni installé correctement ni relu.$t$),
    (1, 'Des événements bien nommés', 22, false, 'Une convention que l’on comprend dans deux ans.',
$t$Dans GA4, tout est événement. La liberté est grande, et le désordre arrive vite : « clic_bouton », « Click CTA », « bouton2 » finissent par désigner la même chose.

Adoptez une convention courte : un verbe à l’infinitif, un objet, en minuscules, sans accents. « envoyer_formulaire », « appeler_telephone », « telecharger_guide ». Les détails vont dans des paramètres, par exemple « emplacement » ou « service ».

Avant d’ajouter un événement, demandez-vous à quelle ligne du plan de mesure il répond. Sinon, ne l’ajoutez pas.

Tenez un registre : nom, déclencheur, paramètres, date, personne responsable. Dix lignes dans un tableur suffisent, et elles vous éviteront de tout recommencer au prochain changement de site.$t$),
    (2, 'Mesurer avec consentement', 18, false, 'Ce que la Loi 25 change, et ce qu’elle ne change pas.',
$t$Au Québec, les témoins qui permettent d’identifier, de localiser ou de profiler une personne doivent être désactivés par défaut. Refuser doit être aussi facile qu’accepter.

Concrètement, vos balises attendent un signal. Tant que la personne n’a pas choisi, rien de publicitaire ne se charge. Si elle refuse, rien ne se charge non plus, et c’est correct : une mesure partielle et honnête vaut mieux qu’une mesure complète et contestable.

Comment décider avec des données incomplètes ? Comparez des proportions plutôt que des totaux, et regardez les tendances sur plusieurs semaines. Vos ventes réelles, elles, sont complètes : servez-vous-en comme point d’ancrage.

Documentez vos choix dans votre politique de confidentialité, en mots simples, avec le nom de la personne responsable.$t$),
    (3, 'Le rapport d’une page', 24, false, 'Un chiffre, une cause, une décision.',
$t$Un rapport n’est pas un inventaire. C’est une conversation préparée.

Votre page mensuelle contient trois blocs. En haut, quatre chiffres comparés au mois précédent et à l’objectif. Au milieu, une seule cause expliquée : ce qui a changé, et ce qui le montre. En bas, une décision proposée, avec la personne et la date.

Résistez à l’envie d’ajouter un cinquième chiffre. Si quelqu’un le demande deux mois de suite, il prendra la place d’un autre.

Envoyez la page la veille de la réunion. Commencez celle-ci par la décision, pas par les chiffres : ceux qui doutent iront les lire, les autres agiront. C’est le but.$t$)
), modules as (
  insert into public.formation_modules (formation_id, order_index, title, duration_minutes, is_preview, description, is_published)
  select course.id, lessons.order_index, lessons.title, minutes, is_preview, description, true
  from course, lessons
  returning id, order_index
)
insert into public.module_contents (module_id, content)
select modules.id, lessons.content from modules join lessons using (order_index);
