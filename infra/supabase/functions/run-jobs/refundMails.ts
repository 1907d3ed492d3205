import { formatMoney } from '@agence/shared-contracts/backend/money';
import type { FunctionEnv, Mail } from '../_shared/FunctionEnv.ts';

/** A refund as `refund_to_tell` gives it; cents with taxes. */
export interface RefundOfMail {
  readonly order_id: string;
  readonly email: string;
  readonly status: 'asked' | 'declined' | 'sending' | 'sent' | 'failed';
  readonly amount_cents: number | null;
  readonly reason: string | null;
  readonly answer: string | null;
  readonly items: string | null;
}

const purchases = (siteUrl: string) => `Voir mes achats\u00a0: ${siteUrl}/compte/achats`;

/** What is said of each state; the amount is known from the decision on. */
const said: Readonly<
  Record<'asked' | 'declined' | 'sent' | 'failed', { subject: string; lines: (refund: RefundOfMail) => string[] }>
> = {
  asked: {
    subject: 'Votre demande de remboursement est bien arrivée',
    lines: ({ items }) => [
      `Nous avons reçu votre demande de remboursement pour «\u00a0${items ?? 'votre achat'}\u00a0». Une personne de l’équipe la lit et vous répond.`,
    ],
  },
  sent: {
    subject: 'Votre remboursement est parti',
    lines: ({ amount_cents, items }) => [
      `Nous avons remboursé ${formatMoney(amount_cents ?? 0)} pour «\u00a0${items ?? 'votre achat'}\u00a0».`,
      'Votre banque l’inscrit sur votre carte en 5 à 10 jours ouvrables.',
    ],
  },
  declined: {
    subject: 'Réponse à votre demande de remboursement',
    lines: ({ items }) => [
      `Nous ne pouvons pas rembourser «\u00a0${items ?? 'votre achat'}\u00a0». Votre achat et son accès restent à vous.`,
    ],
  },
  failed: {
    subject: 'Votre remboursement n’a pas abouti',
    lines: ({ amount_cents }) => [
      `Votre banque n’a pas pris le remboursement de ${formatMoney(amount_cents ?? 0)}\u00a0: la carte est peut-être expirée ou remplacée.`,
      'Répondez à ce courriel\u00a0: nous trouvons un autre moyen avec vous.',
    ],
  },
};

/** Tells the buyer where their refund stands, with what staff answered; nothing where it stands elsewhere by now. */
export function refundMail(refund: RefundOfMail, status: keyof typeof said, env: FunctionEnv): Mail | undefined {
  if (refund.status !== status) return undefined;
  const { subject, lines } = said[status];
  return {
    to: refund.email,
    subject,
    replyTo: env.agency.email,
    text: [
      'Bonjour,',
      '',
      ...lines(refund),
      ...(refund.answer ? ['', `Notre réponse\u00a0: «\u00a0${refund.answer}\u00a0»`] : []),
      '',
      purchases(env.siteUrl),
      `Commande\u00a0: ${refund.order_id}`,
    ].join('\n'),
  };
}

/** Tells the agency that somebody waits for a decision. */
export function refundToDecideMail(refund: RefundOfMail, { agency, siteUrl }: FunctionEnv): Mail | undefined {
  if (refund.status !== 'asked') return undefined;
  return {
    to: agency.email,
    subject: 'Remboursement demandé, à décider',
    text: [
      `Ouvrir la commande\u00a0: ${siteUrl}/admin/commandes/${refund.order_id}`,
      '',
      `Achat\u00a0: ${refund.items ?? '–'}`,
      `Raison\u00a0: ${refund.reason ?? '–'}`,
    ].join('\n'),
  };
}
