import type { Chapter } from '../document.ts';

export const figures: Chapter = {
  title: 'Les cinq chiffres qui décident de tout',
  lead: 'Une entreprise qui connaît ces cinq chiffres sait combien elle peut payer pour un client. Ses concurrents devinent. C’est son plus grand avantage, et il tient sur une page.',
  blocks: [
    {
      kind: 'text',
      text: 'L’exemple qui suit est celui d’une entreprise de service à domicile. Son offre moyenne se vend 2 400 $. Refaites chaque calcul avec vos chiffres : la feuille à remplir se trouve à la fin du guide.',
    },
    { kind: 'heading', text: '1. La marge de contribution' },
    {
      kind: 'formula',
      rule: 'Prix de vente − tous les coûts qui varient avec la vente',
      example: '2 400 $ − 1 320 $ = 1 080 $, soit 45 % du prix',
    },
    { kind: 'heading', text: '2. La valeur d’un client' },
    {
      kind: 'formula',
      rule: 'Marge de contribution × nombre d’achats en 24 mois',
      example: '1 080 $ × 1,5 achat = 1 620 $',
    },
    {
      kind: 'text',
      text: 'Comptez les achats réels de vos clients d’il y a deux ans, pas ceux que vous espérez. Si l’historique manque, prenez un achat : vous serez prudent, et agréablement surpris.',
    },
    { kind: 'heading', text: '3. Le coût d’acquisition maximal' },
    {
      kind: 'formula',
      rule: 'Valeur d’un client ÷ 3',
      example: '1 620 $ ÷ 3 = 540 $ par nouveau client, publicité et gestion comprises',
    },
    {
      kind: 'text',
      text: 'Pourquoi un tiers ? Un tiers paie l’acquisition, un tiers paie les frais fixes, un tiers reste. En phase de conquête, certaines entreprises montent à la moitié ; au-delà, elles achètent du chiffre d’affaires, pas du profit.',
    },
    { kind: 'heading', text: '4. Ce que vaut une demande' },
    {
      kind: 'formula',
      rule: 'Coût d’acquisition maximal × taux de rendez-vous × taux de clôture',
      example: '540 $ × 50 % × 20 % = 54 $ par demande',
    },
    {
      kind: 'text',
      text: 'Voilà le chiffre qui pilote les campagnes au quotidien : au-dessus de 54 $ la demande, on corrige ; nettement en dessous, on ajoute du budget. Remarquez qu’un taux de clôture porté de 20 à 30 % fait passer ce plafond à 81 $ : mieux vendre permet de payer plus cher que vos concurrents pour la même annonce.',
    },
    { kind: 'heading', text: '5. Le délai de récupération' },
    {
      kind: 'formula',
      rule: 'Coût d’acquisition ÷ marge encaissée par mois',
      example: '540 $ ÷ 1 080 $ = payé dès la première vente',
    },
    {
      kind: 'note',
      title: 'Le piège du ROAS',
      text: 'Un retour publicitaire de 4x semble excellent. Avec une marge de 45 %, il laisse 1,80 $ de marge par dollar investi ; avec une marge de 20 %, il perd de l’argent : 0,80 $. Ne comparez jamais un ROAS sans la marge à côté.',
    },
  ],
};
