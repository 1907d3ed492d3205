with course as (
  insert into public.formations (
    title, slug, description, long_description, creator_id, category_id, level, estimated_duration_minutes,
    view_count, like_count, is_featured, is_published, difficulty_score, tags, learning_objectives, prerequisites,
    target_audience, skills_gained, metadata
  )
  select
    'Google Ads : vos premières campagnes rentables',
    'google-ads-premieres-campagnes-rentables',
    'De la structure du compte au premier rapport : bâtissez une campagne de recherche qui rapporte plus qu’elle ne coûte.',
    $t$Vous connaissez votre offre, mais chaque essai sur Google Ads a laissé l’impression de payer pour des clics qui ne mènent nulle part. Cette formation reprend tout depuis le début, avec le compte d’une entreprise de rénovation de Lévis comme fil conducteur.

Vous apprendrez à choisir les mots qui annoncent un achat, à écrire des annonces qui filtrent les curieux, à installer un suivi des conversions fiable et à lire un rapport sans vous perdre. À la fin, vous saurez combien vaut un clic pour votre entreprise, et quoi faire lundi matin pour en payer moins.$t$,
    id, '4', 'debutant', 110, 4820, 386, true, true, 2,
    array['google-ads', 'recherche', 'conversions', 'budget', 'pme'],
    array['Structurer un compte en campagnes et en groupes d’annonces cohérents', 'Choisir des mots-clés qui annoncent une intention d’achat', 'Rédiger des annonces responsives pertinentes', 'Installer et vérifier le suivi des conversions', 'Décider d’un budget à partir de la valeur d’un client']::text[],
    array['Un site web dont vous pouvez modifier les pages', 'Un compte Google']::text[],
    array['Propriétaires de PME', 'Responsables marketing seuls à leur poste']::text[],
    array['Recherche de mots-clés', 'Rédaction d’annonces', 'Suivi des conversions']::text[],
    '{"certificate": true, "difficulty": "debutant"}'
  from public.creators where slug = 'camille-bouchard'
  returning id
), lessons (order_index, title, minutes, is_preview, description, content) as (
  values
    (0, 'Comprendre l’enchère avant de payer', 18, true, 'Pourquoi le plus offrant ne gagne pas toujours.',
$t$À chaque recherche, Google tient une enchère qui dure une fraction de seconde. Votre position ne dépend pas seulement de votre offre : Google la multiplie par une note de qualité, qui estime si votre annonce et votre page répondent bien à la demande.

Prenons deux entreprises de toiture. La première offre 6 $ par clic avec une annonce vague et une page d’accueil lente. La seconde offre 4 $, mais son annonce nomme le service et mène à une page précise. C’est souvent la seconde qui s’affiche en premier, et elle paie moins cher.

Retenez la conséquence : avant d’augmenter une enchère, améliorez ce que la personne lit. C’est le seul levier qui fait baisser le coût et monter la position en même temps.

Exercice : cherchez votre service principal en navigation privée. Notez les trois premières annonces, ce qu’elles promettent et la page où elles mènent. Laquelle choisiriez-vous, et pourquoi ?$t$),
    (1, 'Choisir les mots qui annoncent un achat', 24, false, 'Intention, correspondance et mots à exclure.',
$t$Tous les mots ne valent pas la même chose. « Comment réparer une toiture » annonce quelqu’un qui veut apprendre ; « couvreur urgence Lévis » annonce quelqu’un qui veut appeler. Avec un petit budget, on commence par la seconde famille.

Classez vos idées en trois colonnes : urgence, comparaison, information. Gardez la première pour votre campagne de départ, la deuxième pour le mois suivant, et laissez la troisième à votre blogue.

Choisissez ensuite la correspondance. L’expression exacte vous donne le contrôle ; la requête large demande un historique de conversions que vous n’avez pas encore. Commencez en exact et en expression.

Enfin, dressez votre liste de mots à exclure dès le premier jour : emploi, salaire, formation, gratuit, à vendre, et les villes que vous ne servez pas. Dans le compte de notre couvreur, ces exclusions ont retiré 31 % des clics inutiles la première semaine.$t$),
    (2, 'Écrire des annonces qui filtrent', 22, false, 'Dire le prix, le lieu et la suite.',
$t$Une bonne annonce attire les bonnes personnes et décourage les autres. Chaque clic d’un curieux est de l’argent dépensé : n’ayez pas peur de filtrer.

Trois informations font l’essentiel du tri. Le lieu : « Lévis et Rive-Sud ». L’ordre de grandeur : « à partir de 4 500 $ ». La suite : « soumission sous 48 heures ». Une personne qui clique après les avoir lues sait déjà à quoi s’attendre.

Dans une annonce responsive, fournissez au moins dix titres, mais épinglez celui qui nomme le service en première position. Variez les autres : preuve, délai, garantie, lieu. Évitez de répéter la même idée avec d’autres mots, car Google ne saura pas laquelle fonctionne.

Relisez ensuite à voix haute, deux titres à la fois, dans un ordre quelconque. Si une combinaison sonne faux, réécrivez-la : elle finira par s’afficher.$t$),
    (3, 'Mesurer les appels et les formulaires', 26, false, 'Un suivi des conversions que l’on peut croire.',
$t$Sans suivi des conversions, Google optimise pour le clic, et c’est ce que vous obtiendrez. Installez la mesure avant de dépenser le premier dollar.

Pour une entreprise de services, deux conversions suffisent au départ : l’envoi du formulaire et l’appel d’au moins soixante secondes. Donnez-leur une valeur, même approximative. Si une soumission sur quatre devient un contrat qui laisse 1 200 $ de marge, une demande vaut environ 300 $.

Vérifiez toujours vous-même. Remplissez le formulaire, appelez depuis un téléphone, attendez quelques heures et cherchez vos deux conversions dans le rapport. Une conversion comptée deux fois est plus dangereuse qu’une conversion absente : elle vous donne confiance dans de mauvais mots.

N’oubliez pas le consentement. Au Québec, la Loi 25 demande l’accord de la personne avant le dépôt d’un témoin publicitaire ; le mode consentement permet de mesurer sans l’identifier.$t$),
    (4, 'Lire le rapport et décider', 20, false, 'Quinze minutes par semaine, quatre questions.',
$t$Un compte bien construit se suit en quinze minutes par semaine. Posez toujours les quatre mêmes questions, dans le même ordre.

Quels termes ont réellement été cherchés ? Ouvrez le rapport des termes de recherche, excluez ce qui n’a rien à voir, ajoutez ce qui a converti.

Combien coûte une conversion ? Comparez ce chiffre à la valeur calculée au module précédent. Tant que le coût reste au-dessous de la moitié de la valeur, augmentez le budget de 20 % à la fois.

Quelles annonces sont affichées ? Remplacez chaque semaine le titre le moins montré par une nouvelle idée.

Qu’est-ce qui a changé ? Notez dans un journal la date et la décision. Dans trois mois, cette page vaudra plus que n’importe quel tableau de bord : elle vous dira ce qui a vraiment fait bouger les résultats.$t$)
), modules as (
  insert into public.formation_modules (formation_id, order_index, title, duration_minutes, is_preview, description, is_published)
  select course.id, lessons.order_index, lessons.title, minutes, is_preview, description, true
  from course, lessons
  returning id, order_index
)
insert into public.module_contents (module_id, content)
select modules.id, lessons.content from modules join lessons using (order_index);

insert into public.products (name, description, price, category, is_active, formation_id, metadata)
select title, description, 19700, 'formation', true, id,
  jsonb_build_object('duration', '110 min', 'level', level, 'modules', 5,
    'includes', array['Accès à vie', 'Mises à jour incluses', 'Certificat de réussite']::text[])
from public.formations where slug = 'google-ads-premieres-campagnes-rentables';
