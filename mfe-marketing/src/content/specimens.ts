/** What is said over the still of a film of each frame, with the one place where its line may break. */
export const filmScenes = {
  wide: '« Mon père a ouvert l’atelier en 1987. »',
  tall: 'Il reste trois fins de semaine.',
  square: '« On ne cherche plus nos rendez-\u2060vous. »',
};

/** One campaign in three pieces, of a firm that does not exist. */
export const campaign = {
  firm: 'Cuisines Boréales',
  letter: { kind: 'Infolettre', title: 'Votre cuisine, jour 1 à jour 9', action: 'Voir le calendrier' },
  slide: { kind: 'Présentation', title: '9 jours', text: 'du premier coup de marteau au premier café' },
  advert: 'Neuf jours sans cuisine. Pas un de plus.',
};

/** Three advertisements of that firm, and what each of them costs. */
export const advertTest = {
  title: 'Trois annonces partent. Deux restent.',
  lead: 'Même budget, même quartier, même offre. Seul le message change. Le compte et les montants de cet exemple sont fictifs.',
  face: { name: 'Le visage', cost: '131 $', text: 'par soumission. On y met le reste du budget.' },
  proof: { name: 'La preuve', cost: '152 $', text: 'par soumission. On la garde, on change la photo.' },
  question: { name: 'La question', cost: '204 $', text: 'par soumission. Le plafond est à 160 $.' },
} as const;

/** The advertisement that answers the search which opens the page about Google: its address, its title, its text. */
export const firstAnswer = [
  'cuisinesboreales.example',
  'Cuisine sur mesure à Québec, posée en 8 semaines',
  'À partir de 14 900 $. Mesures et plan 3D sans frais, du boulevard Hamel à Lévis.',
] as const;
