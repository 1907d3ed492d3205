/** A client's live account: an invented one, and it says so. */
export const panel = {
  label: 'Exemple du tableau en direct',
  title: 'Votre tableau, en direct',
  week: 'Semaine du 16 novembre',
  mark: 'Compte fictif',
  value: '148 $',
  unit: 'par soumission reçue',
  campaigns: [
    { name: 'Îlot central, vidéo de 30 s', cost: '131 $' },
    { name: 'Avant et après, Lévis', cost: '152 $' },
    { name: 'Catalogue d’hiver', cost: '204 $', stopped: 'arrêtée mardi, 9 h 12' },
  ],
  message: 'Le Catalogue dépassait votre plafond. Je l’ai coupé et j’ai remis les 340 $ sur l’îlot.',
  from: 'Votre stratège',
} as const;
