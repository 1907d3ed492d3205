import { BACKEND_ERRORS, COURSE_MISSING } from '@agence/shared-contracts/backend/errors';

/** Texts of the course editor (AMB-42, AMB-44). */
export const editorTexts = {
  seo: { title: 'Modifier la formation', description: 'Contenu, modules, prix et publication.', keywords: [] },
  back: 'Retour au studio',
  missing: {
    title: COURSE_MISSING,
    detail: 'Elle n’existe pas ou ne vous appartient pas.',
    action: 'Retour à mes formations',
  },
  failed: { title: 'La formation ne se charge pas', detail: 'Réessayez dans un instant.', action: 'Réessayer' },
  changed: {
    title: 'Cette formation a été modifiée ailleurs',
    detail:
      'Une autre personne, ou un autre de vos onglets, l’a enregistrée pendant que vous écriviez. Rien n’est perdu : votre version est à l’écran et gardée sur cet appareil.',
    differences: 'Ce que dit l’autre version',
    nothing: '(vide)',
    yes: 'Oui',
    no: 'Non',
    mine: 'Garder ma version',
    theirs: 'Prendre l’autre version',
  },
  outline: 'Plan de la page',
  sections: { modules: 'Modules', cover: 'Couverture', price: 'Prix', publish: 'Publication' },
  /** What a course says of itself, in the order in which somebody decides to take it. */
  parts: {
    promise: { title: 'Promesse', lead: 'Ce que le catalogue et la page disent d’abord.' },
    people: { title: 'Public', lead: 'À qui elle convient, et ce qu’il faut savoir avant.' },
    gains: { title: 'Ce qu’on y gagne', lead: 'Ce que l’on saura faire en la terminant.' },
    filing: { title: 'Classement', lead: 'Où on la trouve, et le temps qu’elle demande.' },
  },
  /** How many of the fields of a part have something in them. */
  filled: (count: number, total: number) =>
    count === total ? 'Rempli' : total < 2 ? 'À ajouter' : `${count} sur ${total}`,
  /** By field, as the draft names them. */
  info: {
    title: 'Titre',
    description: 'Description courte',
    descriptionHint: 'Pour le catalogue, 600 caractères au plus.',
    long_description: 'Description complète',
    level: 'Niveau',
    category: 'Catégorie',
    duration: 'Durée en minutes',
    tags: 'Étiquettes',
    learning_objectives: 'Ce que l’on saura faire',
    prerequisites: 'Préalables',
    target_audience: 'Pour qui',
    skills_gained: 'Compétences acquises',
  },
  paragraphs: 'Une ligne vide sépare les paragraphes.',
  perLine: 'Un élément par ligne.',
  /** Below the first ones of a list, how many there are besides. */
  more: (count: number) => (count > 1 ? `et ${count} autres` : 'et un autre'),
  thumbnail: {
    lead: 'Ce que l’on voit d’abord au catalogue.',
    hint: 'JPEG, PNG, WebP ou AVIF, 2 Mo au plus. Elle est recadrée au format 8:5.',
    state: 'Provisoire',
    standing: 'Image de la catégorie, en attendant la vôtre.',
    choose: 'Choisir une image',
    replace: 'Remplacer l’image',
    uploading: 'Envoi…',
    wrongType: 'Ce fichier n’est pas une image que nous pouvons lire.',
    tooLarge: 'Cette image dépasse 2 Mo, même réduite.',
    failed: 'L’image n’a pas pu être envoyée. Réessayez.',
    alt: 'Couverture actuelle',
  },
  /** Why storage did not take a file; what is not here each upload says in its own words. */
  uploadProblems: {
    offline: 'La connexion s’est interrompue avant la fin de l’envoi. Vérifiez-la, puis réessayez.',
    signedOut: 'Votre session a expiré. Reconnectez-vous, puis réessayez.',
    tooSlow: 'L’envoi avançait trop lentement et a été arrêté. Réessayez avec une meilleure connexion.',
    wrongType:
      'Ce fichier n’est pas d’un type accepté ici, ou son contenu n’est pas celui de son type. Choisissez le fichier d’origine.',
    ownUploads: BACKEND_ERRORS.too_many_uploads,
    busy: BACKEND_ERRORS.uploads_busy,
  },
  modules: {
    add: 'Ajouter un module',
    lead: 'Les modules, dans l’ordre où on les suit.',
    newTitle: 'Nouveau module',
    empty: 'Aucun module. Le premier est souvent le plus court : une promesse et un premier geste.',
    dragHint: 'Changez l’ordre en glissant ou avec les flèches.',
    arrowsHint: 'Les flèches changent leur ordre.',
    /** With its number, so that two of one title can be told apart. */
    named: (place: number, title: string) => `${place}. ${title}`,
    up: (title: string) => `Monter « ${title} »`,
    down: (title: string) => `Descendre « ${title} »`,
    moved: (title: string, place: number, total: number) => `« ${title} » est maintenant ${place} sur ${total}.`,
    edit: (title: string) => `Modifier le module « ${title} »`,
    remove: (title: string) => `Supprimer le module « ${title} »`,
    /** The same where one sees which it is. */
    removeThis: 'Supprimer le module',
    removeTitle: 'Supprimer ce module ?',
    removeDetail: (title: string) =>
      `« ${title} », son texte et la progression des étudiants dans ce module seront effacés.`,
    removed: (title: string) => `« ${title} » est supprimé.`,
    confirm: 'Supprimer',
    keep: 'Garder',
    failed: 'Ce changement n’a pas pu être enregistré. Réessayez.',
    reorderFailed: 'L’ordre a changé ailleurs. La liste à jour est affichée.',
    state: { draft: 'Brouillon', preview: 'Aperçu gratuit' },
    /** By field, as the draft names them. */
    fields: {
      title: 'Titre du module',
      description: 'En une phrase',
      duration: 'Durée en minutes',
      content: 'Texte',
      video_url: 'Adresse de la vidéo',
      captions_url: 'Sous-titres',
      is_published: 'Visible pour les étudiants',
      is_preview: 'Aperçu gratuit, ouvert à tous',
    },
    hints: {
      video: 'Envoyez un fichier MP4 ou WebM de 200 Mo au plus, ou laissez vide pour un module de lecture.',
    },
    upload: {
      choose: 'Envoyer une vidéo',
      sending: (percent: number) => `Envoi : ${percent} %`,
      finishing: 'Enregistrement de la vidéo…',
      keepOpen: 'Gardez cette page ouverte jusqu’à la fin de l’envoi.',
      cancel: 'Annuler l’envoi',
      again: 'Réessayer',
      resume: 'Reprendre l’envoi',
      resumed: 'L’envoi reprend là où il s’était arrêté. Gardez cette page ouverte jusqu’à la fin.',
      goesOn: 'Ce qui est arrivé est gardé un jour : l’envoi reprendra là où il s’est arrêté.',
      interrupted: (name: string) =>
        `L’envoi de « ${name} » s’est arrêté en chemin. Choisissez de nouveau ce fichier : l’envoi reprendra là où il s’est arrêté.`,
      giveUp: 'Abandonner cet envoi',
      failed: 'La vidéo n’a pas pu être envoyée. Réessayez.',
      tooLarge: 'Cette vidéo dépasse 200 Mo.',
      wrongType: 'Ce fichier n’est pas une vidéo MP4 ou WebM.',
    },
    captions: {
      title: 'Sous-titres et transcription',
      hint: 'Un fichier WebVTT (.vtt). La transcription que les étudiants lisent sous la vidéo en est tirée.',
      upload: 'Envoyer des sous-titres',
      replace: 'Remplacer les sous-titres',
      remove: 'Retirer les sous-titres',
      done: (count: number) => `${count} ${count > 1 ? 'sous-titres lus' : 'sous-titre lu'}, transcription prête.`,
      tooLarge: 'Ce fichier dépasse 1 Mo : ce ne sont pas des sous-titres.',
      failed: 'Les sous-titres n’ont pas pu être envoyés. Réessayez.',
      problems: {
        header: () =>
          'Ce fichier n’est pas du WebVTT : sa première ligne doit être « WEBVTT ». Un fichier .srt doit d’abord être converti.',
        time: (line: number) =>
          `Ligne ${line} : écrivez les temps ainsi : 00:01.500 --> 00:04.000, avec un point avant les millièmes.`,
        order: (line: number) =>
          `Ligne ${line} : ce sous-titre finit avant de commencer, ou commence avant le précédent.`,
        empty: (line: number) => `Ligne ${line} : il manque le texte d’un sous-titre.`,
      },
    },
    changed: 'Ce module a été modifié ailleurs',
  },
  price: {
    label: 'Accès',
    lead: 'Ouverte à tous, ou contre un paiement.',
    free: 'Gratuit',
    paid: 'Payant',
    amount: 'Prix en dollars, avant taxes',
    hint: 'Entre 1 et 10 000 $. Achat unique, accès à vie.',
    split: (creator: string, platform: string) =>
      `Par vente : ${creator} pour vous, ${platform}\u00a0pour\u00a0la\u00a0plateforme.`,
    save: 'Enregistrer le prix',
    failed: 'Le prix n’a pas pu être enregistré. Réessayez.',
  },
  look: {
    title: 'Aperçu',
    detail: 'Ce qui est enregistré, sur un téléphone.',
    noDescription: 'La description courte se lira ici.',
    more: (count: number) => (count > 1 ? `et ${count} autres modules` : 'et un autre module'),
    noModule: 'Les modules publiés se liront ici.',
  },
  publish: {
    checklist: 'Avant de publier',
    /** What a course has that is online. */
    kept: 'Ce qui est en place',
    /** The same while something stands in for what would be better. */
    advised: 'Ce qui est en place, et ce qui peut l’être',
    steps: {
      title: 'Un titre',
      description: 'Une description courte',
      thumbnail: 'Une couverture',
      module: 'Au moins un module publié',
    },
    /** Of what is online: what would suit it. */
    advices: (count: number) => (count > 1 ? `${count} conseils` : '1 conseil'),
    doneOf: (done: number, all: number) =>
      `${done} ${done > 1 ? 'choses faites' : 'chose faite'} sur ${all}. « Publier » s’ouvre quand tout l’est.`,
    allDone: '« Publier » est ouvert, en haut de la page.',
    /** How what is missing is done. */
    how: {
      title: 'Ce que la personne saura faire à la fin.',
      description: 'Deux ou trois phrases, pour le catalogue.',
      thumbnail: 'La vôtre, à la place de celle de la catégorie.',
      module: 'Ouvrez un module et cochez « Visible pour les étudiants ».',
    },
    /** What there is where a thing is done. */
    has: {
      quoted: (title: string) => `« ${title} »`,
      characters: (count: number) => `${count} ${count > 1 ? 'caractères' : 'caractère'}`,
      picture: 'Elle est envoyée.',
      modules: (count: number) => (count > 1 ? `${count} modules publiés` : 'Un module publié'),
    },
    done: 'Fait',
    toDo: 'À faire',
    /** Of what is online without it. */
    advice: 'Conseillé',
    ready: 'Prêt à publier : tout est fait.',
    missing: (count: number) => (count > 1 ? `Il manque ${count} choses.` : 'Il manque une chose.'),
    publish: 'Publier',
    unpublish: 'Dépublier',
    published: 'Votre formation est en ligne.',
    unpublished: 'Votre formation n’est plus dans le catalogue. Les acheteurs gardent leur accès.',
    view: 'Voir la page publique',
    preview: 'Voir comme apprenant',
    withdrawn: {
      badge: 'Retirée du site',
      title: 'Notre équipe a retiré cette formation.',
      reason: 'Raison :',
      inReview: 'Votre contestation est à l’étude : la réponse arrivera par courriel.',
      upheld: 'La décision est maintenue.',
      decision: 'Lire la décision',
      appeal: 'Lire la décision et la contester',
    },
    notCreator:
      'Votre compte n’est pas encore un compte de formateur. Posez votre candidature dans « Mon profil de formateur ».',
    failed: 'La publication n’a pas fonctionné. Réessayez.',
  },
} as const;
