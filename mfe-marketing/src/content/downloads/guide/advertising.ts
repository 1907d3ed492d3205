import type { Chapter } from '../document.ts';

export const advertising: Chapter = {
  title: 'Répartir le budget, et savoir arrêter',
  lead: 'La plupart des comptes publicitaires ne manquent pas d’idées. Ils manquent d’une règle, écrite d’avance, pour décider de continuer ou d’arrêter.',
  blocks: [
    { kind: 'heading', text: 'Trois poches, trois missions' },
    {
      kind: 'table',
      head: ['Poche', 'Part', 'Mission', 'Se juge sur'],
      rows: [
        ['Ce qui marche', '70 %', 'Les campagnes rentables, sous le coût visé', 'Le coût par client du mois'],
        [
          'Ce qui promet',
          '20 %',
          'De nouveaux publics, de nouvelles accroches',
          'Le coût par demande, après 30 demandes',
        ],
        ['Ce qui surprend', '10 %', 'Un format ou une plateforme jamais essayés', 'Ce qu’on a appris, par écrit'],
      ],
    },
    {
      kind: 'text',
      text: 'Une idée de la troisième poche passe à la deuxième quand elle produit des demandes, puis à la première quand elle produit des clients. La répartition reste la même à 3 000 $ et à 30 000 $ par mois : c’est ce qui rend la croissance supportable.',
    },
    { kind: 'heading', text: 'Recherche ou réseaux sociaux ?' },
    {
      kind: 'text',
      text: 'La recherche capte une demande qui existe : quelqu’un tape le nom de son problème. Elle coûte plus cher le clic et se vend plus vite. Les réseaux sociaux créent une demande : ils montrent une possibilité à quelqu’un qui ne cherchait rien. Commencez par la recherche si les gens cherchent déjà votre service ; par les réseaux si votre offre est nouvelle ou s’achète avec les yeux.',
    },
    { kind: 'heading', text: 'La règle d’arrêt' },
    {
      kind: 'formula',
      rule: 'Arrêter une annonce qui a dépensé 3 fois le coût visé par demande, sans demande',
      example: 'Coût visé de 54 $ : on arrête à 162 $ sans demande, sans discussion',
    },
    {
      kind: 'text',
      text: 'Pourquoi trois fois ? Si l’annonce valait vraiment 54 $ la demande, la probabilité de n’en recevoir aucune après 162 $ serait d’environ 5 %. Le hasard a eu sa chance. À l’inverse, une annonce sous le coût visé après dix demandes mérite 20 % de budget de plus, tous les trois ou quatre jours ; doubler d’un coup relance l’apprentissage des plateformes.',
    },
    { kind: 'heading', text: 'Ce qu’on change, et dans quel ordre' },
    {
      kind: 'list',
      items: [
        'L’offre d’abord : une meilleure garantie change plus qu’un meilleur bouton.',
        'L’accroche ensuite : la première phrase et la première image font l’essentiel du résultat.',
        'Le public après : trop étroit, il coûte cher ; trop large, il enseigne lentement.',
        'Les réglages techniques en dernier, un seul à la fois, notés avec la date.',
      ],
    },
  ],
};
