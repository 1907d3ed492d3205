import { type ClaimView, figure } from '../claims.ts';

export const hero = ({ when }: ClaimView) =>
  ({
    eyebrow: 'Agence marketing, Québec',
    title: 'Passez à 10M$+ sans perdre pied',
    lead: 'Vous vendez des offres de 1 000 $ et plus. Nous prenons en charge la publicité, le contenu et la technologie qui les vendent, avec une seule équipe qui répond de ses chiffres.',
    action: 'AUDIT GRATUIT 45 MIN',
    actionNote: [
      when(['auditWorth'], (worth) => `Valeur de ${worth}.`),
      when(['places'], (places) => `${places === '3' ? 'Trois' : places} places par mois.`),
    ]
      .filter(Boolean)
      .join(' '),
    second: 'Voir nos expertises',
    figures: [figure('scaleUps'), figure('maxClients')],
  }) as const;
