import type { Chapter } from '../document.ts';

export const ready: Chapter = {
  title: 'Êtes-vous prêt à accélérer ?',
  lead: 'La publicité multiplie ce qui existe déjà. Si votre offre se vend, elle la vendra plus. Si votre suivi fuit, elle fera fuir plus de monde, plus vite, à vos frais.',
  blocks: [
    {
      kind: 'text',
      text: 'Une entreprise qui vend déjà pour un million de dollars a prouvé une chose essentielle : des gens paient. Ce qu’elle n’a pas encore prouvé, c’est que la dixième vente du mois coûte à peu près ce qu’a coûté la première. C’est toute la question de la mise à l’échelle.',
    },
    {
      kind: 'text',
      text: 'Avant de mettre un dollar de plus en publicité, vérifiez ces cinq conditions. Elles se contrôlent en une demi-journée, avec votre comptabilité et votre boîte de courriel.',
    },
    {
      kind: 'boxes',
      items: [
        {
          title: 'La marge est connue, par offre.',
          text: 'Prix moins tout ce qui varie avec une vente : matériel, livraison, commissions, heures facturées, frais de paiement.',
        },
        {
          title: 'Au moins vingt ventes récentes viennent d’inconnus.',
          text: 'Les références et les amis achètent la personne. Les inconnus achètent l’offre : c’est elle qu’on fait grandir.',
        },
        {
          title: 'Chaque demande reçoit une réponse le jour même.',
          text: 'Relevez les vingt dernières et notez l’heure de la demande, puis celle de la réponse. La médiane dit la vérité, pas le souvenir.',
        },
        {
          title: 'Vous pouvez livrer le double sans baisser la qualité.',
          text: 'Nommez ce qui céderait en premier : une personne, un local, un fournisseur. Si la réponse est vous, réglez cela d’abord.',
        },
        {
          title: 'L’entreprise supporte trois mois d’investissement sans retour.',
          text: 'Une campagne se règle en quelques semaines ; un cycle de vente premium peut en prendre huit.',
        },
      ],
    },
    {
      kind: 'note',
      title: 'Moins de quatre cases cochées ?',
      text: 'Gardez votre budget et commencez par la case manquante. Trois semaines passées à mieux répondre aux demandes rapportent souvent plus que trois mois de publicité, et ne coûtent rien.',
    },
    { kind: 'heading', text: 'Pourquoi le haut de gamme se fait autrement' },
    {
      kind: 'text',
      text: 'Une offre de 1 000 $ et plus ne s’achète presque jamais au premier clic. L’acheteur compare, attend, demande l’avis de quelqu’un, revient. Trois conséquences guident tout ce guide :',
    },
    {
      kind: 'list',
      items: [
        'On optimise le coût par client, jamais le coût par clic : un clic à 6 $ qui achète vaut mieux que dix clics à 0,60 $ qui lisent.',
        'La confiance se construit entre les visites : le contenu, les preuves et les relances font autant que l’annonce.',
        'La vitesse et la qualité de la réponse humaine décident de la vente : elles font partie du marketing.',
      ],
    },
  ],
};
