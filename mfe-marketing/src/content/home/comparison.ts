import { brand } from '@agence/shared-contracts/brand';
import type { ClaimView } from '../claims.ts';

export const comparison = ({ when }: ClaimView) =>
  ({
    eyebrow: 'Franchement',
    title: when(
      ['maxClients'],
      (clients) => `Ce qui change quand on ne prend que ${clients} clients`,
      'Ce qui change quand on prend peu de clients',
    ),
    caption: `Une agence habituelle et ${brand.name}, point par point`,
    subject: 'Ce qui compte',
    other: 'Agence habituelle',
    ours: brand.name,
    rows: [
      ['Votre interlocuteur', 'Un chargé de compte, entre vous et l’équipe', 'Le stratège qui gère vos campagnes'],
      ['Le suivi', 'Un rapport, une fois par mois', 'Un tableau en direct, rempli de ventes'],
      ['Le contrat', 'Souvent pour une année entière', 'Au mois. Premier mois remboursé si vous n’êtes pas satisfait'],
      [
        'La réponse',
        'Selon les disponibilités',
        when(['response'], (time) => `En moins de ${time}, les jours ouvrables`, 'Sans délai, les jours ouvrables'),
      ],
      ['Vos comptes', 'Parfois au nom de l’agence', 'À votre nom, même après notre départ'],
    ],
  }) as const;
