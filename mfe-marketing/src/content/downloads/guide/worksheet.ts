import { brand } from '@agence/shared-contracts/brand';
import type { Chapter } from '../document.ts';

const line = '………………………';

export const worksheet: Chapter = {
  title: 'La feuille à remplir',
  lead: 'Imprimez cette page, remplissez-la avec vos chiffres du dernier trimestre, et apportez-la à votre prochaine réunion.',
  blocks: [
    {
      kind: 'table',
      head: ['Chiffre', 'Calcul', 'Le vôtre'],
      rows: [
        ['A. Prix de vente moyen', 'Revenus ÷ ventes', line],
        ['B. Coûts variables par vente', 'Matériel, livraison, commissions, frais', line],
        ['C. Marge de contribution', 'A − B', line],
        ['D. Achats par client en 24 mois', 'Achats ÷ clients', line],
        ['E. Valeur d’un client', 'C × D', line],
        ['F. Coût d’acquisition maximal', 'E ÷ 3', line],
        ['G. Taux de rendez-vous', 'Rendez-vous ÷ demandes', line],
        ['H. Taux de clôture', 'Ventes ÷ rendez-vous', line],
        ['I. Plafond par demande', 'F × G × H', line],
        ['J. Clients voulus par mois', 'Votre capacité', line],
        ['K. Budget mensuel maximal', 'F × J', line],
      ],
    },
    {
      kind: 'text',
      text: 'Si I est inférieur à ce que coûte une demande aujourd’hui, ne touchez pas au budget : relevez G, H ou le prix. Si I est nettement supérieur, vous laissez des clients à vos concurrents.',
    },
    { kind: 'heading', text: 'Et maintenant ?' },
    {
      kind: 'text',
      text: `Ce guide suffit à une équipe décidée. Si vous préférez un regard extérieur, nous relisons cette feuille avec vous pendant un audit gratuit de 45 minutes : on ouvre vos comptes ensemble et vous repartez avec un plan écrit, que vous travailliez avec nous ou non. Écrivez à ${brand.email} ou appelez au ${brand.phone}.`,
    },
    {
      kind: 'note',
      title: 'Droits d’utilisation',
      text: `© ${brand.legalName}, 2026. Vous pouvez imprimer et transmettre ce guide, en entier et sans le modifier. Les exemples chiffrés sont des illustrations : vos résultats dépendront de votre marché, de votre offre et de votre exécution.`,
    },
  ],
};
