with course as (
  insert into public.formations (
    title, slug, description, long_description, creator_id, category_id, level, estimated_duration_minutes,
    view_count, like_count, is_featured, is_published, difficulty_score, tags, learning_objectives, prerequisites,
    target_audience, skills_gained, metadata
  )
  select
    'SEO local : être trouvé au Québec',
    'seo-local-etre-trouve-au-quebec',
    'Fiche Google, pages de service, avis et liens : la méthode complète pour apparaître quand on cherche près de chez vous.',
    $t$Une bonne part des recherches faites sur un téléphone visent un service tout près. Pourtant, bien des entreprises d’ici n’apparaissent ni sur la carte ni dans les premiers résultats de leur propre ville.

Cette formation gratuite suit l’ordre dans lequel Google découvre une entreprise : sa fiche, son site, ce que les autres en disent. Huit modules courts, des exemples québécois et une liste de vérification à cocher au fur et à mesure. Aucune connaissance technique n’est nécessaire ; on vous dira quoi demander à votre développeuse ou à votre développeur quand il le faut.$t$,
    id, '6', 'debutant', 124, 4310, 402, true, true, 2,
    array['seo', 'local', 'fiche-google', 'avis', 'contenu', 'quebec'],
    array['Compléter une fiche d’établissement Google qui inspire confiance', 'Écrire une page de service par ville sans contenu dupliqué', 'Obtenir et traiter des avis', 'Suivre ses positions sans outil payant']::text[],
    array['Un accès à la fiche Google de l’entreprise']::text[],
    array['Commerces de proximité', 'Entreprises de services', 'Agences débutantes']::text[],
    array['Fiche d’établissement', 'Rédaction de pages locales', 'Gestion des avis', 'Données structurées']::text[],
    '{"certificate": true, "difficulty": "debutant"}'
  from public.creators where slug = 'antoine-levesque'
  returning id
), lessons (order_index, title, minutes, is_preview, description, content) as (
  values
    (0, 'Comment Google choisit une entreprise locale', 12, true, 'Pertinence, distance, notoriété.',
$t$Quand quelqu’un cherche « garderie Limoilou », Google applique trois critères : la pertinence de votre activité, la distance qui vous sépare de la personne et votre notoriété.

Vous ne pouvez pas déménager pour chaque recherche. Il vous reste donc deux leviers : dire clairement ce que vous faites, et faire parler de vous. Toute cette formation découle de ces deux leviers.

Observez la page de résultats. Le bloc de la carte et les liens classiques obéissent à des règles différentes : on peut être premier dans l’un et absent de l’autre. Nous travaillerons les deux.

Exercice : depuis un téléphone, en navigation privée, cherchez votre service suivi du nom de votre quartier, puis de votre ville. Notez votre place dans la carte et dans les liens. Ce sera votre point de départ.$t$),
    (1, 'Une fiche d’établissement complète', 18, false, 'Catégories, horaires, photos et services.',
$t$La fiche d’établissement est votre vitrine la plus visitée, souvent bien plus que votre page d’accueil.

La catégorie principale compte plus que tout le reste. Choisissez la plus précise : « Plombier » plutôt qu’« Entrepreneur ». Ajoutez au plus quatre catégories secondaires, seulement si vous offrez vraiment ces services.

Le nom doit être celui de votre enseigne, sans ville ni mot-clé ajouté. Les noms gonflés fonctionnent un temps, puis font suspendre la fiche.

Ajoutez dix photos récentes : la façade vue de la rue, l’équipe, trois réalisations, l’intérieur. Indiquez les heures des jours fériés avant chaque congé ; une porte fermée malgré une fiche « ouverte » coûte un avis négatif.

Enfin, décrivez chaque service en deux phrases, avec les mots de votre clientèle.$t$),
    (2, 'Nom, adresse, téléphone : la cohérence', 12, false, 'Les mêmes coordonnées partout.',
$t$Google recoupe vos coordonnées d’un site à l’autre. Chaque différence sème un doute : « boul. » ici, « boulevard » là, un ancien numéro dans un annuaire oublié.

Écrivez une fois pour toutes la forme officielle de votre nom, de votre adresse et de votre téléphone. Copiez-la telle quelle partout.

Commencez par les sources qui comptent au Québec : Pages Jaunes, la chambre de commerce, votre ordre ou votre association, Apple Plans, Facebook. Une dizaine de mentions exactes valent mieux que cent mentions automatiques.

Sur votre site, placez ces coordonnées en texte dans le pied de page, jamais seulement dans une image. Ajoutez les données structurées « LocalBusiness » : c’est un court bloc que votre développeur peut copier, et que Google lit sans se tromper.$t$),
    (3, 'Une page par service, une page par ville', 22, false, 'Du contenu local qui mérite d’exister.',
$t$Une seule page « Nos services » ne peut pas répondre à dix recherches différentes. Créez une page par service important.

Les pages de ville demandent plus de soin. Copier le même texte en changeant « Québec » pour « Lévis » est une perte de temps : Google n’en gardera qu’une. Une page de ville mérite d’exister si elle contient au moins trois éléments propres à l’endroit : une réalisation, un témoignage, une particularité locale.

Un exemple pour un paysagiste : à Lac-Beauport, parlez des terrains en pente et de la protection des rives ; à Saint-Roch, des cours minuscules et des toits verts. Les mots-clés viendront d’eux-mêmes.

Terminez chaque page par une prochaine étape claire et par un lien vers le service correspondant.$t$),
    (4, 'Écrire pour les gens, en français d’ici', 16, false, 'Le vocabulaire que vos clients tapent vraiment.',
$t$Vos clients écrivent « changer ses pneus », pas « remplacement saisonnier des pneumatiques ». Ils cherchent un « chauffe-eau » et parfois une « tank à eau chaude ». Votre page doit rester correcte, mais elle peut accueillir leurs mots.

Trois sources gratuites vous donnent ce vocabulaire : les suggestions qui apparaissent pendant la saisie, la section « Autres questions posées » et vos propres courriels. Relevez vingt formulations et glissez les meilleures dans vos titres et vos réponses.

Répondez à la question dès la première phrase, puis expliquez. Une personne pressée obtient ce qu’elle cherche ; une personne curieuse continue.

Et n’écrivez pas pour une densité de mots-clés. Si une phrase sonne étrange lue à voix haute, elle nuit plus qu’elle n’aide.$t$),
    (5, 'Demander des avis sans gêner', 14, false, 'Le bon moment, le bon mot, la bonne réponse.',
$t$Les avis nourrissent votre notoriété et rassurent ceux qui hésitent. Encore faut-il les demander.

Le meilleur moment suit un contentement exprimé : un merci au téléphone, une livraison réussie. Préparez un court message avec le lien direct de votre fiche, et laissez la personne choisir ses mots. N’offrez rien en échange : c’est contraire aux règles de Google et, au Québec, une publicité fondée sur de faux avis peut être trompeuse.

Répondez à tous les avis, en deux ou trois phrases. Pour un avis négatif, reconnaissez le fait, dites ce que vous avez changé, proposez de poursuivre en privé. Vous n’écrivez pas à l’auteur : vous écrivez aux cent personnes qui liront l’échange.

Visez un rythme régulier, deux ou trois avis par mois, plutôt qu’une rafale suspecte.$t$),
    (6, 'Des liens de votre communauté', 16, false, 'Partenaires, événements et médias locaux.',
$t$Un lien d’un site reconnu dans votre région dit à Google que vous existez pour de vrai. Ces liens ne s’achètent pas ; ils se méritent, et la vie locale en offre beaucoup.

Faites la liste de vos liens naturels : fournisseurs, associations, écoles, équipes sportives que vous commanditez, événements auxquels vous participez. La moitié d’entre eux ont un site et accepteraient d’ajouter une ligne.

Proposez ensuite quelque chose d’utile. Un guide de déneigement pour l’association de quartier, des chiffres locaux pour l’hebdo régional, un atelier gratuit à la bibliothèque. Un seul article dans un média de la région vaut vingt inscriptions dans des annuaires.

Tenez un tableau simple : à qui vous avez écrit, quand, avec quelle réponse. Relancez une fois, jamais deux.$t$),
    (7, 'Suivre ses progrès en trente minutes par mois', 14, false, 'Trois chiffres et une liste à cocher.',
$t$Le référencement local avance lentement, par paliers. Un suivi léger et régulier évite de tout changer trop tôt.

Une fois par mois, relevez trois chiffres dans les statistiques de votre fiche : les appels, les demandes d’itinéraire, les clics vers le site. Comparez-les au même mois de l’an dernier, car les saisons pèsent lourd dans une entreprise locale.

Refaites ensuite les recherches du premier module et notez vos positions. Ouvrez la Search Console, section « Performances », et cherchez les requêtes où vous êtes entre la huitième et la quinzième place : une page améliorée suffit souvent à gagner les quelques rangs qui changent tout.

Terminez par la liste de vérification : horaires, photos, avis sans réponse, page à compléter. Trente minutes, et c’est fait jusqu’au mois prochain.$t$)
), modules as (
  insert into public.formation_modules (formation_id, order_index, title, duration_minutes, is_preview, description, is_published)
  select course.id, lessons.order_index, lessons.title, minutes, is_preview, description, true
  from course, lessons
  returning id, order_index
)
insert into public.module_contents (module_id, content)
select modules.id, lessons.content from modules join lessons using (order_index);
