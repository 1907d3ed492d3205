export const roi = {
  kind: 'roi',
  title: 'Ce que votre site devrait vous rapporter',
  lead: 'Quatre curseurs, aucune adresse à laisser. Mettez vos chiffres : le calcul se fait sous vos yeux, dans votre navigateur.',
  fields: {
    visitors: { label: 'Visiteurs par mois', hint: 'Le chiffre de Google Analytics, ou votre meilleure estimation.' },
    conversion: {
      label: 'Visiteurs qui achètent',
      hint: '2 % est courant ; un site pensé pour la vente double souvent ce taux.',
    },
    basket: { label: 'Panier moyen', hint: 'Ce qu’un client dépense en moyenne, avant taxes.' },
    investment: {
      label: 'Investissement dans le site',
      hint: 'Le calculateur de prix, plus bas, vous en donne une idée juste.',
    },
  },
  results: {
    monthly: 'Revenus par mois',
    yearly: 'Revenus par année',
    roi: 'Rendement sur un an',
    breakEven: 'Site remboursé en',
  },
  months: { one: 'mois', many: 'mois' },
  formula: {
    title: 'Comment on calcule',
    lines: [
      'Revenus par mois = visiteurs × taux de conversion × panier moyen. Par année : douze fois plus.',
      'Rendement = (revenus par année − investissement) ÷ investissement. Remboursement = investissement ÷ revenus par mois, arrondi au mois suivant.',
      'Avec les valeurs de départ : 5 000 visiteurs × 2 % × 100 $ = 10 000 $ par mois, soit 120 000 $ par année, un rendement de 1 400 % et un site remboursé en 1 mois. Ce sont des revenus, pas des profits : retirez votre coût de revient.',
    ],
  },
  never: 'jamais, à ce rythme',
} as const;
