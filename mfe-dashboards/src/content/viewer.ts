import { COURSE_MISSING, COURSE_NOT_FOUND } from '@agence/shared-contracts/backend/errors';
import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
/** Texts of the course viewer (marketplace  2,  4). */
export const viewerTexts = {
  seo: { title: 'Suivre la formation', description: 'Vos modules, votre progression et vos notes.', keywords: [] },
  loading: 'Chargement de la formation…',
  missing: {
    title: COURSE_MISSING,
    detail: COURSE_NOT_FOUND,
    search: { label: 'Chercher une formation', example: 'Google Ads, budget, infolettre', action: 'Chercher' },
    action: 'Retour aux formations',
    lesson: 'Reprendre ma leçon',
  },
  failed: {
    title: 'La formation ne se charge pas',
    detail: 'Votre progression est en sécurité. Vérifiez votre connexion, puis réessayez.',
    action: 'Réessayer',
  },
  empty: {
    title: 'Aucun module pour le moment',
    detail: 'Le formateur prépare le contenu. Revenez bientôt.',
  },
  ownEmpty: {
    detail:
      'Personne d’autre ne voit cet aperçu. Ajoutez un premier module pour lire la formation comme vos étudiants.',
    action: 'Modifier la formation',
  },
  /** Name of the page while a module is shown. */
  pageTitle: (number: number, module: string, course: string) => `Module ${number}, ${module} – ${course}`,
  toDashboard: 'Tableau de bord',
  left: (duration: string) => `il reste ${duration}`,
  moduleOf: (number: number, count: number, teacher: string | undefined) =>
    `Module ${number} sur ${count}${teacher ? `, avec ${teacher}` : ''}`,
  /** Names a module among others that may be called the same. */
  named: (number: number, title: string) => `Module ${number}, ${title}`,
  goOn: (title: string) => `Continuer : ${title}`,
  /** What the minutes of a module hold, beside which of how many it is. */
  length: {
    film: (duration: string) => `${duration} avec le texte et vos essais`,
    reading: (duration: string) => `${duration} avec vos essais`,
  },
  /** What belongs to a film, of which narrow screens show one at a time. */
  parts: { label: 'Autour du film', notes: 'Notes', transcript: 'Transcription', text: 'Texte du module' },
  /** Where a module ends. */
  ahead: {
    next: 'Module suivant',
    before: 'Module à terminer',
    named: (number: number, title: string) => `${number}. ${title}`,
  },
  focus: { on: 'Concentration', off: 'Quitter la concentration' },
  sheet: 'Modules',
  /** The last step of the list. */
  end: 'Certificat',
  courseLength: (duration: string) => `${duration} de cours`,
  back: 'Fiche de la formation',
  preview:
    'Aperçu : cette formation n’est pas publiée. Personne d’autre ne la voit, et votre lecture n’est pas enregistrée.',
  ownCourse: 'Vous regardez votre propre formation : votre lecture n’est pas enregistrée.',
  modules: 'Modules',
  listFailed: {
    title: 'La liste des modules ne s’ouvre pas',
    description: 'Vérifiez votre connexion, puis réessayez.',
  },
  position: (at: number, total: number) => `${at} / ${total}`,
  previous: 'Module précédent',
  next: 'Module suivant',
  /** The same where they are buttons beside each other. */
  before: 'Précédent',
  after: 'Suivant',
  /** Of a module to read: begins its clock. */
  startReading: 'Commencer la lecture',
  goOnReading: 'Reprendre la lecture',
  pause: 'Pause',
  timeSpent: 'Temps passé',
  progress: 'Progression du module',
  percent: (percent: number) => `${percent} %`,
  overall: (percent: number) => `${percent} % de la formation`,
  altitude: (done: number, total: number) =>
    `Ascension de la formation : ${done} ${done > 1 ? 'modules terminés' : 'module terminé'} sur ${total}`,
  state: { done: 'Terminé', current: 'En cours', locked: 'Réservé aux acheteurs', free: 'Aperçu gratuit' },
  complete: 'Marquer comme terminé',
  completed: 'Module terminé',
  rule: {
    title: 'Comment la progression se calcule',
    text: 'Un module de lecture avance d’un point par seconde de lecture.',
    video:
      'Une vidéo avance avec ce que vous en avez réellement vu : sauter un passage n’ajoute rien, le revoir non plus.',
    threshold: 'À 90 %, le module compte comme terminé et vous pouvez le confirmer. La progression ne recule jamais.',
  },
  readingHint: 'Votre temps et votre progression comptent dès que vous commencez.',
  otherTab: 'La lecture continue dans un autre onglet. Relancez-la pour continuer ici.',
  notes: {
    title: 'Vos notes',
    hint: 'Enregistrées pendant que vous écrivez, visibles par vous seulement.',
    notKept: 'Les notes s’enregistrent pour les personnes qui suivent la formation complète.',
    stamp: (at: string) => `Noter à ${at}`,
    placeholder: 'Ce que vous voulez retenir, essayer, demander…',
    tooLong:
      'Les notes d’un module comptent au plus 10 000 caractères. Votre texte est gardé sur cet appareil ; raccourcissez-le pour qu’il soit enregistré.',
  },
  waiting: 'Hors connexion : votre progression est gardée sur cet appareil et sera envoyée dès que possible.',
  locked: {
    title: 'Ce module fait partie de la formation complète',
    detail: (price: string) =>
      `Achat unique de ${price} + taxes, accès à vie. Les aperçus gratuits restent ouverts à tous.`,
    action: 'Voir l’offre',
  },
  summit: {
    title: 'Vous êtes au sommet',
    detail: 'Tous les modules sont terminés. Bravo pour la constance.',
    preparing: 'Votre certificat est en préparation…',
    waiting: (seconds: number) =>
      seconds <= 60
        ? 'Votre certificat vous attendra ici dans une minute…'
        : `Votre certificat vous attendra ici dans ${Math.ceil(seconds / 60)} minutes…`,
    certificate: 'Voir mon certificat',
    badges: 'Vos badges',
    review: 'Laisser un avis',
    name: {
      label: 'Nom sur le certificat',
      hint: 'Tel qu’il doit être lu par qui le vérifie. Il se change dans votre compte.',
      save: 'Enregistrer',
      saving: 'Enregistrement…',
      failed: 'Le nom n’a pas pu être enregistré. Réessayez.',
    },
  },
} as const;

/** Texts of the video player. */
export const playerTexts = {
  label: (title: string) => `Lecteur vidéo : ${title}`,
  play: 'Lecture',
  pause: 'Pause',
  seek: 'Position dans la vidéo',
  time: (at: number, total: number) => `${inWords(at)} sur ${inWords(total)}`,
  speed: 'Vitesse',
  speedValue: (speed: number) => `${frenchNumber(speed, { most: 2 })}×`,
  captions: 'Sous-titres',
  /** What screen readers say when a key has changed it. */
  captionsOn: 'Sous-titres affichés',
  captionsOff: 'Sous-titres masqués',
  muted: 'Son coupé',
  unmuted: 'Son rétabli',
  speedNow: (speed: number) => `Vitesse : ${frenchNumber(speed, { most: 2 })}`,
  volumeValue: (volume: number) => `${Math.round(volume * 100)} %`,
  mute: 'Couper le son',
  unmute: 'Rétablir le son',
  volume: 'Volume',
  pictureInPicture: 'Image dans l’image',
  fullscreen: 'Plein écran',
  back: 'Reculer de 10 secondes',
  forward: 'Avancer de 10 secondes',
  resumed: (at: string) => `Reprise à ${at}`,
  transcript: 'Transcription',
  noTranscript: 'La transcription ne se charge pas. Les sous-titres du film disent la même chose.',
  playFrom: (at: string) => `Aller à ${at}`,
  shortcuts: 'Raccourcis clavier',
  keys: [
    ['Espace ou K', 'lecture, pause'],
    ['← →', '5 secondes'],
    ['J L', '10 secondes'],
    ['↑ ↓', 'volume'],
    ['< >', 'vitesse'],
    ['C', 'sous-titres'],
    ['M', 'son'],
    ['F', 'plein écran'],
  ],
  failed: 'La vidéo ne se charge pas. Le texte du module reste disponible plus bas.',
  retry: 'Réessayer',
} as const;

/** A time of a film as it is said: figures with a colon are read as a time of the day. */
function inWords(time: number): string {
  const count = (many: number, unit: string) => `${many} ${unit}${many > 1 ? 's' : ''}`;
  const [minutes, seconds] = [Math.floor(time / 60), Math.floor(time % 60)];
  return [minutes > 0 ? count(minutes, 'minute') : '', count(seconds, 'seconde')].filter(Boolean).join(' ');
}
