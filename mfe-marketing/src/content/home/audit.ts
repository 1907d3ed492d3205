import type { ClaimView } from '../claims.ts';

export const audit = ({ when }: ClaimView) =>
  ({
    title: 'Quarante-cinq minutes pour voir le sommet',
    lead: `On ouvre vos comptes ensemble et vous repartez avec un plan écrit, que vous travailliez avec nous ou non. C’est gratuit${when(['auditWorth'], (worth) => ` ; ça vaut ${worth}`)}.`,
    agenda: [
      { minutes: 15, title: 'Vos chiffres', text: 'Marges, coût par client, ce que vaut une vente.' },
      { minutes: 20, title: 'Les fuites', text: 'Où l’argent se perd entre la publicité et la facture.' },
      { minutes: 10, title: 'Le plan', text: 'Trois gestes, dans l’ordre, avec ce qu’ils devraient rapporter.' },
    ],
    unit: 'min',
    action: 'Réserver mon audit gratuit',
    second: when(
      ['consultationMinutes'],
      (length) => `Plutôt une consultation gratuite de ${length}`,
      'Plutôt une consultation gratuite',
    ),
  }) as const;
