import type { ProductCategory } from '../product/readProducts.ts';

interface RefundRule {
  readonly rule: string;
  readonly detail: string;
}

/** What the guarantee and the law add, whatever is bought (AMB-51). */
const cardAndRights =
  'Le montant revient sur la carte utilisée. Vos droits de consommateur au Québec s’ajoutent à cette garantie.';
const withinThirtyDays: RefundRule = {
  rule: 'Pendant 30 jours, un clic dans « Mes achats » suffit, sans justification.',
  detail: `Prix et taxes sont remboursés en entier. ${cardAndRights}`,
};

/** Texts of the last look at an order before it is paid (law on contracts made at a distance, AMB-51, AMB-52, AMB-66). */
export const orderTexts = {
  title: 'Vérifiez votre commande',
  seo: {
    title: 'Vérifiez votre commande',
    description: 'Qui vend, ce que vous achetez, les taxes, le total et les règles de remboursement, avant de payer.',
    keywords: ['commande'],
  },
  step: 'Commande',
  lead: 'Vous donnez votre carte à l’étape suivante. Rien\u00a0n’est\u00a0débité\u00a0avant.',
  /** In their place once it was bought. */
  owned: {
    title: 'Votre commande',
    lead: 'Ce produit est à vous : il n’y a plus rien à payer.',
  },
  /** When one has what was bought. */
  access: {
    formation: 'Accès à vie, dès le paiement confirmé.',
    resource: 'Fichiers à télécharger dès le paiement confirmé.',
    consultation: 'Vous proposez le moment dès le paiement confirmé.',
  } satisfies Record<ProductCategory, string>,
  seller: 'Vendeur',
  refund: 'Remboursement',
  refundRules: {
    formation: withinThirtyDays,
    resource: withinThirtyDays,
    consultation: {
      rule: 'Un rendez-vous se déplace ou s’annule sans frais jusqu’à 24 heures d’avance.',
      detail: `Tant qu’il n’a pas eu lieu, il est remboursé en entier : demandez-le dans « Mes achats » dans les 30 jours suivant l’achat. ${cardAndRights}`,
    },
  } satisfies Record<ProductCategory, RefundRule>,
  receipt: 'Reçu',
  receiptTo: (email: string | undefined) =>
    email ?? 'À l’adresse de votre compte. La connexion vient juste avant le paiement.',
  receiptDetail: 'Envoyé par courriel et gardé dans « Mes achats ».',
  toPay: 'À payer',
  /** At the thumb, before the sum and its button are on the screen. */
  toSum: 'Aller au paiement',
  taxed: 'taxes comprises',
  /** In its place once it was paid in another tab. */
  paid: 'Payé',
  pay: (total: string) => `Commander et payer ${total}`,
  terms: 'En commandant, vous acceptez les',
  termsLink: 'conditions d’utilisation',
  back: {
    formation: 'Revenir à la formation',
    resource: 'Revenir au produit',
    consultation: 'Revenir au produit',
  } satisfies Record<ProductCategory, string>,
  provider:
    'La carte se saisit ensuite chez notre fournisseur de paiement, dans un autre onglet. Nous ne voyons jamais son numéro.',
} as const;
