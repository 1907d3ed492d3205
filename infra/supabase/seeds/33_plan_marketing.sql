with course as (
  insert into public.formations (
    title, slug, description, long_description, creator_id, category_id, level, estimated_duration_minutes,
    view_count, like_count, is_featured, is_published, difficulty_score, tags, learning_objectives, prerequisites,
    target_audience, skills_gained, metadata
  )
  select
    'Le plan marketing en une page',
    'plan-marketing-en-une-page',
    'Trois séances pour transformer une liste d’idées en un plan clair, chiffré et réaliste pour une petite équipe.',
    $t$Les plans marketing de quarante pages dorment dans des tiroirs. Celui-ci tient sur une feuille, se relit en deux minutes et se met à jour chaque trimestre.

Vous choisirez une clientèle prioritaire, une promesse que vous pouvez tenir, deux canaux et trois chiffres. La formation est gratuite et convient à toute entreprise de moins de cinquante personnes.$t$,
    id, '1', 'debutant', 50, 1512, 98, false, true, 1,
    array['strategie', 'planification', 'pme'],
    array['Choisir une clientèle prioritaire', 'Formuler une promesse vérifiable', 'Se limiter à deux canaux et à trois chiffres']::text[],
    '{}'::text[],
    array['Dirigeantes et dirigeants de PME', 'Travailleuses et travailleurs autonomes']::text[],
    array['Positionnement', 'Planification trimestrielle']::text[],
    '{"certificate": true, "difficulty": "debutant"}'
  from public.creators where slug = 'camille-bouchard'
  returning id
), lessons (order_index, title, minutes, is_preview, description, content) as (
  values
    (0, 'À qui parlez-vous d’abord ?', 15, true, 'Une clientèle prioritaire, décrite par ce qu’elle vit.',
$t$Parler à tout le monde coûte cher et ne convainc personne. Votre première décision consiste à choisir à qui vous parlez d’abord, pour les douze prochains mois.

Oubliez l’âge et le revenu. Décrivez plutôt un moment : « Une directrice d’école privée qui doit remplir vingt places avant le 1er février. » Ce moment contient un problème, une échéance et un vocabulaire.

Faites l’exercice avec vos dix derniers bons clients. Qu’est-ce qui venait de se passer dans leur vie quand ils vous ont appelés ? Les réponses se regroupent presque toujours en deux ou trois situations.

Choisissez celle où vous êtes le plus utile et le plus rentable. Les autres clients continueront de venir ; vous n’écrirez simplement plus pour eux.$t$),
    (1, 'Une promesse que l’on peut vérifier', 15, false, 'Du slogan à l’engagement.',
$t$« Un service de qualité, à l’écoute de vos besoins. » Personne ne promet le contraire, donc personne ne vous croit.

Une promesse utile contient un résultat, un délai et une limite. « Votre soumission détaillée en 48 heures, ou nous vous disons pourquoi. » Elle peut être vérifiée, et c’est ce qui la rend crédible.

Écrivez-en cinq, puis posez trois questions à chacune. Pouvons-nous la tenir neuf fois sur dix ? Un concurrent pourrait-il la copier demain ? Notre clientèle prioritaire s’en soucie-t-elle vraiment ?

Gardez celle qui résiste le mieux. Affichez-la sur votre page d’accueil, dans vos soumissions et au mur de l’atelier : une promesse marketing que l’équipe ignore devient une plainte.$t$),
    (2, 'Deux canaux, trois chiffres', 20, false, 'Le plan tient sur une page parce qu’on a choisi.',
$t$Il vous reste à décider où vous serez présents et comment vous saurez que cela fonctionne.

Choisissez deux canaux, pas davantage. Le premier capte la demande qui existe déjà, par exemple la recherche Google. Le second fait naître la demande future : une infolettre, des partenaires, un réseau social. Avec trois canaux, une petite équipe en néglige toujours un.

Ajoutez trois chiffres. Combien de demandes par mois ? Quelle proportion devient des ventes ? Combien coûte une vente ? Écrivez la valeur d’aujourd’hui et celle que vous visez dans trois mois.

Votre page est complète : une clientèle, une promesse, deux canaux, trois chiffres. Inscrivez à l’agenda une heure par trimestre pour la relire. C’est tout, et c’est déjà plus que ce que fait la majorité des entreprises.$t$)
), modules as (
  insert into public.formation_modules (formation_id, order_index, title, duration_minutes, is_preview, description, is_published)
  select course.id, lessons.order_index, lessons.title, minutes, is_preview, description, true
  from course, lessons
  returning id, order_index
)
insert into public.module_contents (module_id, content)
select modules.id, lessons.content from modules join lessons using (order_index);
