with course as (
  insert into public.formations (
    title, slug, description, long_description, creator_id, category_id, level, estimated_duration_minutes,
    view_count, like_count, is_featured, is_published, difficulty_score, tags, learning_objectives, prerequisites,
    target_audience, skills_gained, metadata
  )
  select
    'Boutique en ligne : de la fiche produit au panier',
    'boutique-en-ligne-de-la-fiche-au-panier',
    'Fiches, livraison, paiement et relances : les réglages qui font passer une boutique québécoise de 1 % à 2,5 % de conversion.',
    $t$Votre boutique reçoit des visites, mais les paniers restent en plan. Avant d’acheter plus de trafic, réparez ce qui fuit.

Cette formation avancée examine une boutique de café de spécialité de Rimouski, écran par écran. Vous apprendrez à écrire une fiche qui répond aux objections, à présenter la livraison sans mauvaise surprise, à simplifier le paiement et à relancer avec tact. Chaque module se termine par un test que vous pouvez lancer la semaine même.$t$,
    id, '8', 'avance', 100, 1985, 141, false, true, 4,
    array['ecommerce', 'conversion', 'panier', 'livraison'],
    array['Repérer l’étape qui perd le plus de ventes', 'Écrire une fiche produit qui répond aux objections', 'Présenter prix, taxes et livraison sans surprise', 'Relancer un panier abandonné dans le respect de la Loi canadienne anti-pourriel']::text[],
    array['Une boutique en ligne active', 'Au moins cent visites par semaine']::text[],
    array['Boutiques en ligne établies', 'Responsables du commerce électronique']::text[],
    array['Analyse d’entonnoir', 'Rédaction de fiches', 'Tests A/B']::text[],
    '{"certificate": true, "difficulty": "avance"}'
  from public.creators where slug = 'antoine-levesque'
  returning id
), lessons (order_index, title, minutes, is_preview, description, content) as (
  values
    (0, 'Trouver la fuite avant de réparer', 20, true, 'Lire son entonnoir étape par étape.',
$t$Une boutique perd des visiteurs à quatre endroits : entre l’arrivée et la fiche, entre la fiche et le panier, entre le panier et le paiement, pendant le paiement. La réparation dépend de l’endroit.

Relevez, sur les trente derniers jours, combien de personnes atteignent chaque étape. Notre boutique de Rimouski comptait 9 400 visites, 5 100 fiches vues, 640 paniers, 300 paiements commencés et 94 commandes.

Cherchez la plus forte chute par rapport à ce qui est courant. Ici, un paiement commencé sur trois seulement aboutissait : c’est là qu’il fallait regarder, et non du côté de la publicité.

Séparez ensuite téléphone et ordinateur. Dans bien des cas, un seul des deux explique presque toute la perte. Corriger un bouton caché par le clavier vaut parfois mieux que trois mois de campagnes.$t$),
    (1, 'La fiche qui répond aux objections', 24, false, 'Photos, preuves et questions fréquentes.',
$t$Une fiche produit remplace une vendeuse. Elle doit répondre aux questions que l’on n’ose plus poser.

Relisez vos courriels de service à la clientèle et notez les dix questions les plus fréquentes. Chacune doit trouver sa réponse sur la fiche, au bon endroit : la taille près du sélecteur, le délai près du bouton, l’entretien dans un encadré.

Les photos montrent l’échelle, la matière et l’usage. Une photo dans une main ou sur une table de cuisine en dit plus que six angles sur fond blanc.

Côté preuves, placez deux avis choisis pour leur précision, pas pour leur enthousiasme. « La mouture était parfaite pour ma cafetière italienne » convainc mieux que « Super produit ! »

Test de la semaine : déplacez la réponse à la question numéro un juste au-dessus du bouton d’achat.$t$),
    (2, 'Prix, taxes et livraison sans surprise', 22, false, 'Annoncer tôt, annoncer simple.',
$t$Les frais découverts à la dernière étape sont la première cause d’abandon. La solution n’est pas toujours la livraison gratuite : c’est l’annonce précoce.

Affichez le coût de livraison sur la fiche, ou au moins dans le panier, avant de demander la moindre coordonnée. Un simple « Livraison au Québec : 9 $, gratuite dès 75 $ » élimine le doute.

Écrivez « + taxes » à côté du prix et détaillez TPS et TVQ avant le paiement. La personne doit pouvoir recalculer le total.

Choisissez votre seuil de gratuité à partir du panier médian, et non du panier moyen. Dans notre boutique, le médian était de 52 $ ; un seuil à 75 $ poussait à ajouter un sac, alors qu’un seuil à 120 $ décourageait tout le monde.

Test de la semaine : affichez dans le panier le montant qui manque pour la livraison gratuite.$t$),
    (3, 'Un paiement en moins de deux minutes', 18, false, 'Moins de champs, de meilleurs messages d’erreur.',
$t$Chronométrez-vous : passez une commande sur votre téléphone, debout, d’une seule main. Si vous dépassez deux minutes, vos clients abandonnent.

Supprimez d’abord. Le compte obligatoire, la civilité, le deuxième champ d’adresse toujours ouvert, le code promotionnel mis en évidence qui envoie les gens chercher un rabais ailleurs. Chaque champ retiré se mesure dans les ventes.

Activez le remplissage automatique en nommant correctement les champs et proposez un portefeuille numérique. Au Québec, pensez aussi aux personnes qui paient par débit.

Soignez les messages d’erreur : dites ce qui ne va pas, à côté du champ, sans effacer ce qui a été écrit. « Le code postal doit ressembler à G1Z 9Z9 » vaut mieux que « Champ invalide ».

Test de la semaine : demandez à trois personnes de commander devant vous, et taisez-vous.$t$),
    (4, 'Relancer avec tact', 16, false, 'Panier abandonné, deuxième achat, consentement.',
$t$Une relance utile rappelle un service, pas une dette. Elle part une heure après l’abandon, montre le produit, répond à l’objection la plus fréquente et propose de l’aide.

Un deuxième message, deux jours plus tard, suffit. Évitez le rabais automatique : vos clients apprennent vite à abandonner exprès.

La Loi canadienne anti-pourriel demande un consentement, votre identité complète et un lien de désabonnement qui fonctionne. Un panier abandonné ne vaut pas, à lui seul, un consentement exprès : faites cocher une case claire, jamais cochée d’avance.

Préparez ensuite le deuxième achat, celui qui rend une boutique rentable. Pour du café, le bon moment se calcule : un sac dure trois semaines, donc le message part au jour dix-sept.

Test de la semaine : mesurez la part de vos ventes qui vient d’une personne ayant déjà acheté. C’est votre vrai indicateur de santé.$t$)
), modules as (
  insert into public.formation_modules (formation_id, order_index, title, duration_minutes, is_preview, description, is_published)
  select course.id, lessons.order_index, lessons.title, minutes, is_preview, description, true
  from course, lessons
  returning id, order_index
)
insert into public.module_contents (module_id, content)
select modules.id, lessons.content from modules join lessons using (order_index);

insert into public.products (name, description, price, category, is_active, formation_id, metadata)
select title, description, 14900, 'formation', true, id,
  jsonb_build_object('duration', '100 min', 'level', level, 'modules', 5,
    'includes', array['Accès à vie', 'Mises à jour incluses', 'Certificat de réussite']::text[])
from public.formations where slug = 'boutique-en-ligne-de-la-fiche-au-panier';
