/** What is said over the still of a film of each frame, and where the film is. */
export const filmScenes = {
  wide: { says: '« Mon père a ouvert l’atelier en 1987. »', at: '0:42 / 2:00' },
  tall: { says: 'Il reste trois fins de semaine.', at: '0:04 / 0:15' },
  square: { says: '« On ne cherche plus nos rendez-vous. »', at: '1:08 / 1:30' },
};

/** One campaign in three pieces, of a firm that does not exist. */
export const campaign = {
  firm: 'Cuisines Boréales',
  letter: { kind: 'Infolettre', title: 'Votre cuisine, jour 1 à jour 9', action: 'Voir le calendrier' },
  slide: { kind: 'Présentation', title: '9 jours', text: 'du premier coup de marteau au premier café' },
  advert: 'Neuf jours sans cuisine. Pas un de plus.',
};
