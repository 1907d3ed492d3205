/** Texts of the page that says how the site does. */
export const siteStatusTexts = {
  seo: { title: 'État du site', description: 'Versions en ligne, mesures et historique.', keywords: ['état du site'] },
  title: 'État du site',
  lead: 'Versions en ligne, erreurs et vitesse des 24\u00a0dernières heures, puis l’historique des publications.',
  failed: { title: 'L’état du site ne se charge pas', detail: 'Réessayez dans un instant.', action: 'Réessayer' },
  versions: 'Versions',
  table: 'Tableau des versions',
  past: (count: number) => `Versions retirées (${count})`,
  pastTable: 'Tableau des versions retirées',
  columns: {
    remote: 'Partie',
    version: 'Version',
    state: 'État',
    visits: 'Pages ouvertes',
    errors: 'Erreurs',
    lcp: 'Affichage',
    inp: 'Réponse',
    cls: 'Stabilité',
    hydrated: 'Mise en route',
    answered: 'Serveur',
  },
  parted: (revision: number) =>
    `Le site est fait de parties, dont chacune est publiée à part sous un numéro de version. La mise en ligne actuelle porte le numéro ${revision}.`,
  /** @param over how many measures of what is online are over their limits; of `count` parts browsers measured so many */
  beyond: (over: number, measured: number, count: number) => {
    if (over > 0) return `${over}\u00a0${over > 1 ? 'mesures' : 'mesure'} hors limite`;
    if (measured === 0) return 'Visiteurs\u00a0: rien n’est encore mesuré.';
    return measured < count
      ? `Visiteurs\u00a0: ${measured}\u00a0${measured > 1 ? 'parties mesurées' : 'partie mesurée'} sur\u00a0${count}, rien hors limite.`
      : 'Aucune mesure hors limite.';
  },
  /** Below it, while visitors have not measured all: of `count` parts our server has answered for so many. */
  answering: (answering: number, count: number) =>
    `Serveur\u00a0: ${answering}\u00a0${answering > 1 ? 'parties mesurées' : 'partie mesurée'} sur\u00a0${count}.`,
  /** Which of a part are, by the names of their columns, such as « Blog : affichage et réponse ». */
  beyondIn: (part: string, measures: readonly string[]) => {
    const words = measures.map((measure) => measure.toLowerCase());
    const last = words.pop();
    return `${part}\u00a0: ${words.length > 0 ? `${words.join(', ')} et ${last}` : last}`;
  },
  /** How its figures are to be read, below the table, with each column that it has. */
  legend: 'Comment lire ces chiffres',
  note: 'Sur quatre mesures, trois sont aussi bonnes que le chiffre montré, ou meilleures. Ce qui dépasse la limite est en couleur. Les mesures viennent des navigateurs, sans rien qui reconnaisse une personne.',
  explained: {
    visits: 'Les pages de cette partie qui se sont ouvertes dans un navigateur depuis 24\u00a0heures.',
    errors: 'La part des pages qui ne se sont pas ouvertes, ou qui ont cessé de marcher. Limite\u00a0:\u00a01\u00a0%.',
    lcp: 'Le temps avant que le plus grand élément de la page soit visible. Limite\u00a0:\u00a02\u00a0500\u00a0ms.',
    inp: 'L’attente la plus longue entre un geste et ce qui change à l’écran. Limite\u00a0:\u00a0200\u00a0ms.',
    cls: 'Ce qui bouge tout seul pendant qu’on lit\u00a0: 0 si rien ne bouge. Limite\u00a0:\u00a00,1.',
    hydrated: 'Le temps que prend une page déjà visible avant de répondre aux clics.',
    answered: 'Le temps que prend notre serveur pour préparer la page.',
  },
  /** What its parts are for whoever visits it; those of other teams have the name that they gave themselves. */
  names: {
    shell: 'Cadre du site',
    'mfe-marketing': 'Pages de l’agence',
    'mfe-marketplace': 'Formations et boutique',
    'mfe-dashboards': 'Espaces membres',
    'mfe-blog': 'Blog',
    'mfe-tools': 'Outils gratuits',
  } as Readonly<Record<string, string>>,
  states: { active: 'En ligne', canary: 'À l’essai', other: 'Plus en ligne' },
  over: '(à surveiller)',
  /** Below the name of a measure: what is good up to there. */
  limit: (value: string) => `max. ${value}`,
  none: '–',
  /** Below the table, what that stands for. */
  missing: '–\u00a0: pas encore mesuré',
  history: 'Historique',
  actions: {
    publish: 'publiée',
    promote: 'mise en ligne',
    rollback: 'retour à la précédente',
    withdraw: 'retirée',
    prune: 'ménage',
    lock: 'verrouillée',
    unlock: 'déverrouillée',
    canary: 'mise à l’essai',
    halt: 'essai arrêté',
  },
  /** Such as « Publiée et mise en ligne ». */
  done: (actions: readonly string[]): string => {
    const words = actions.map(
      (action) => siteStatusTexts.actions[action as keyof typeof siteStatusTexts.actions] ?? action,
    );
    const line = words.join(' et ');
    return line.charAt(0).toUpperCase() + line.slice(1);
  },
  /** After what was done, when it was to several parts. */
  parts: (count: number) => (count > 1 ? `, ${count}\u00a0parties` : ''),
  older: (count: number) => `Plus anciennes (${count})`,
  by: (who: string) => (who === 'the site' ? 'par le site' : who === 'start' ? 'au démarrage du site' : `par ${who}`),
  /** What the site notes is for machines; what somebody has typed is shown as it is. */
  why: (reason: string) =>
    reason.startsWith('browsers could not run it') ? 'des navigateurs ne pouvaient pas l’exécuter' : reason,
} as const;
