/** Texts of the learner dashboard (marketplace  2). */
export const learnerTexts = {
  title: 'Tableau de bord',
  greeting: (who: string) => `Bonjour ${who}`,
  modes: {
    apprenant: 'Mode apprenant',
    formateur: 'Mode formateur',
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
    example: 'Module 2 sur 8, il reste 18 min.',
    emptyDetail: 'Choisissez-en une : elle apparaîtra ici dès le premier module.',
  },
  done: {
    title: 'Formations terminées',
    empty: 'Aucune formation terminée pour le moment',
    emptyDetail: 'Une première formation se termine souvent en une soirée.',
  },
  others: 'Vos autres formations',
  /** The one thing to do next. */
  next: {
    at: (at: string) => `Continuer à ${at}`,
    go: 'Continuer',
    module: (number: number, count: number) => `Module ${number} sur ${count}`,
    left: (duration: string) => `il reste ${duration}`,
    leftShort: (duration: string) => `${duration} avant le certificat`,
    done: (count: number) => (count > 1 ? `${count} modules terminés` : `${count} module terminé`),
    place: (done: number, count: number, left: string) =>
      `${done} ${done > 1 ? 'modules terminés' : 'module terminé'} sur ${count}, il reste ${left} de cours.`,
    here: 'Vous êtes ici',
  },
  recommended: (count: number) => (count > 1 ? 'Recommandées pour vous' : 'Recommandée pour vous'),
  taxes: '+ taxes',
  explore: 'Explorer les formations',
  myCourses: 'Mes formations et achats',
  progress: (title: string, percent: number) => `${title} : ${percent} %`,
  percent: (percent: number) => `${percent} %`,
  /** Of a course that was not begun. */
  toBegin: 'À commencer',
  completed: 'Terminée',
  completedOn: (date: string) => `le ${date}`,
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
    week: 'Minutes de cette semaine',
    unit: 'minutes par jour',
    nothing: 'Rien encore cette semaine : dix minutes suffisent pour la commencer.',
    day: (day: string, minutes: number) => `${day} : ${minutes} ${minutes > 1 ? 'minutes' : 'minute'}`,
    ahead: (day: string) => `${day} : à venir`,
  },
  goal: {
    change: 'Changer l’objectif',
    notLoaded: {
      title: 'L’objectif ne s’ouvre pas',
      description: 'Vérifiez votre connexion, puis réessayez.',
    },
  },
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
