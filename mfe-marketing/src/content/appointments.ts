/** Texts of the pages where visitors take, move and cancel appointments. */
export const appointments = {
  seo: {
    title: 'Prendre rendez-vous avec l’agence',
    description:
      'Choisissez vous-même le moment de votre consultation, de votre audit ou de votre rencontre à Québec. Sans compte, confirmé par courriel.',
    keywords: ['rendez-vous marketing Québec', 'consultation marketing', 'audit marketing gratuit'],
  },
  eyebrow: 'Rendez-vous',
  title: 'Choisissez votre moment',
  lead: 'Une personne de l’équipe vous attend à l’heure choisie. Heures\u00a0du\u00a0Québec.',
  welcome: {
    title: 'Qui vous reçoit',
    text: 'Son nom est écrit dès que vous cliquez sur un moment.',
    mark: 'Portraits dessinés',
  },
  about: {
    consultation: 'Vous racontez ce que vous vendez et ce qui amène vos clients. On vous dit par quoi commencer.',
    audit: 'On regarde vos comptes et votre site avec vous, et on vous dit ce qui rapporte et ce qui se perd.',
    meeting: 'Autour d’une table, avec vos chiffres et vos questions.',
    vip: 'On regarde si le programme vous convient, avant que vous décidiez.',
    quote: 'On précise ce qu’il vous faut, pour que la soumission soit juste.',
  },
  /** What it costs where the site says so elsewhere, and where it is. */
  terms: {
    consultation: 'sans frais, à distance',
    audit: 'sans frais, à distance',
    meeting: 'à notre bureau de Québec',
    vip: 'à distance',
    quote: 'à distance',
  },
  proposal: {
    title: 'Premier moment libre',
    action: 'Garder ce moment',
  },
  howLabel: 'Comment ça se passe',
  how: [
    { name: 'Un clic le garde', text: 'Le moment est à vous dix\u00a0minutes, le temps de nous dire qui vous êtes.' },
    { name: 'Vos coordonnées', text: 'Nom, courriel et quelques lignes. Sans compte.' },
    {
      name: 'Votre confirmation',
      text: 'Un courriel, le fichier pour votre agenda et un lien pour déplacer ou annuler.',
    },
  ],
  daysLabel: 'Jours',
  morning: 'Matin',
  afternoon: 'Après-midi',
  taken: 'Hachuré\u00a0: pas libre.',
  kindsLabel: 'Genre de rendez-vous',
  kinds: {
    consultation: 'Consultation',
    audit: 'Audit marketing',
    meeting: 'Rencontre au bureau',
    vip: 'Programme VIP',
    quote: 'Soumission',
    paid: 'Consultation',
  },
  /** What a visitor may choose on the page itself; buttons of other pages lead to the rest. */
  offered: ['consultation', 'audit', 'meeting'],
  minutes: (minutes: number) => `${minutes}\u00a0${minutes > 1 ? 'minutes' : 'minute'}`,
  earlier: 'Jours précédents',
  later: 'Jours suivants',
  none: 'Aucun moment libre pendant cette semaine. Voyez les jours suivants, ou écrivez-nous\u00a0: nous en trouverons un.',
  write: 'Nous écrire',
  errors: {
    pris: 'Ce moment vient d’être pris. Les autres sont à jour\u00a0: choisissez-en un.',
    fini: 'Ce rendez-vous ne peut plus être changé ici. Répondez au courriel que vous avez reçu, et nous nous en occupons.',
    incomplet: 'Choisissez un moment dans la liste.',
    unreachable: 'Les moments libres ne peuvent pas être lus pour l’instant. Réessayez dans quelques minutes.',
  },
  states: {
    held: {
      title: 'Ce moment est à vous',
      note: 'Il est gardé dix\u00a0minutes\u00a0: dites-nous qui vous êtes pour le confirmer.',
    },
    lapsed: {
      title: 'Ce moment n’est plus gardé',
      note: 'Les dix\u00a0minutes sont passées. Choisissez-en un autre, il en reste.',
    },
    booked: { title: 'C’est confirmé', note: 'Un courriel vous attend avec le fichier pour votre agenda.' },
    proposed: { title: 'Moment choisi', note: 'La personne qui vous reçoit le confirme par courriel.' },
    displaced: {
      title: 'Choisissons un autre moment',
      note: 'Le moment prévu n’est plus possible de notre côté. Votre demande est bien gardée.',
    },
    cancelled: { title: 'Rendez-vous annulé', note: 'Il est retiré de votre agenda par courriel.' },
    over: { title: 'Ce rendez-vous est passé', note: 'Merci de votre visite.' },
    done: { title: 'Ce rendez-vous est passé', note: 'Merci de votre visite.' },
    missed: { title: 'Ce rendez-vous est passé', note: 'Vous n’avez pas pu y être\u202f? Prenez-en un autre.' },
  },
  facts: { when: 'Quand', what: 'Quoi', who: 'Avec', where: 'Lieu', zone: 'heure du Québec' },
  again: 'Choisir un autre moment',
  anew: 'Prendre un autre rendez-vous',
  form: {
    submit: 'Confirmer le rendez-vous',
    refused: 'La demande n’a pas pu être acceptée. Vérifiez chaque champ, puis envoyez de nouveau.',
  },
  move: 'Déplacer le rendez-vous',
  moveNote: 'Avec la même personne\u00a0: cliquez sur un autre moment.',
  displacedNote: 'Cliquez sur le moment qui vous convient.',
  cancel: 'Annuler le rendez-vous',
  missing: {
    title: 'Ce rendez-vous n’existe pas',
    note: 'Le lien est peut-être incomplet. Ouvrez celui du dernier courriel reçu.',
  },
} as const;
