/** Texts of the learner dashboard (marketplace  2). */
export const learnerTexts = {
  title: 'Tableau de bord',
  greeting: (who: string) => `Bonjour ${who}`,
  modes: {
    label: 'Mode',
    apprenant: 'Apprenant',
    formateur: 'Formateur',
    toCreator: 'Passer en mode formateur',
    toLearner: 'Passer en mode apprenant',
  },
  creator: {
    title: 'Votre espace de formateur',
    detail: 'Vos formations, vos étudiants et vos revenus vous attendent dans le studio.',
    action: 'Ouvrir le studio',
  },
  continue: {
    title: "Continuer l'apprentissage",
    empty: 'Aucune formation en cours',
    emptyDetail: 'Choisissez-en une : elle apparaîtra ici dès le premier module.',
  },
  done: {
    title: 'Formations terminées',
    empty: 'Aucune formation terminée pour le moment',
    emptyDetail: 'Une première formation se termine souvent en une soirée.',
  },
  recommended: 'Recommandées pour vous',
  taxes: '+ taxes',
  explore: 'Explorer les formations',
  myCourses: 'Mes formations et achats',
  progress: (title: string, percent: number) => `${title} : ${percent} %`,
  percent: (percent: number) => `${percent} %`,
  completedOn: (date: string) => `Terminée le ${date}`,
  begin: 'Commencer',
  resume: 'Reprendre',
  review: 'Revoir',
  certificate: 'Certificat',
  stats: {
    title: 'Votre apprentissage',
    streak: (days: number) => (days > 1 ? 'jours d’affilée' : 'jour d’affilée'),
    completed: (count: number) => (count > 1 ? 'modules terminés' : 'module terminé'),
    total: 'd’apprentissage',
    goal: (minutes: number) =>
      minutes % 60 === 0
        ? `Étudier ${minutes / 60}h cette semaine`
        : `Étudier ${minutes} ${minutes > 1 ? 'minutes' : 'minute'} cette semaine`,
    goalProgress: (done: number, goal: number) => `${done} min sur ${goal} min`,
    goalReached: 'Objectif atteint',
  },
  goal: {
    change: 'Changer l’objectif',
    field: 'Minutes par semaine',
    hint: 'De 15 minutes à 40 heures.',
    invalid: 'Indiquez un nombre de minutes entre 15 et 2400.',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    failed: 'L’objectif n’a pas pu être enregistré. Réessayez.',
    presets: [60, 120, 180, 300],
    preset: (minutes: number) => `${minutes / 60} h`,
  },
  badges: { title: 'Badges et certificats', empty: 'Votre premier badge arrive avec votre premier module terminé.' },
  failed: {
    title: 'Vos formations ne se chargent pas',
    detail: 'Votre progression est en sécurité. Réessayez dans un instant.',
    action: 'Réessayer',
  },
  seo: {
    title: 'Tableau de bord',
    description: 'Vos formations, votre progression et vos objectifs de la semaine.',
    keywords: ['espace membre'],
  },
} as const;
