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
  /** @param over how many measures of what is online are over their limits; of how many of its parts browsers measured anything */
  beyond: (over: number, measured: number) => {
    if (over > 0) return `${over}\u00a0${over > 1 ? 'mesures' : 'mesure'} hors limite`;
    return measured === 0 ? 'Rien n’est encore mesuré chez les visiteurs' : 'Rien hors limite';
  },
  /** Below it, of how much that is said: of `count` parts visitors have measured so many, and our server has answered for so many. */
  measured: (visitors: number, server: number, count: number) => {
    const of = (measured: number) => `${measured}\u00a0sur\u00a0${count}`;
    return visitors === server
      ? `Parties mesurées chez les visiteurs et sur le serveur\u00a0: ${of(visitors)}`
      : `Parties mesurées chez les visiteurs\u00a0: ${of(visitors)}\u00a0· sur le serveur\u00a0: ${of(server)}`;
  },
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
  /** On phones, which show three measures of each part at once. */
  whole: 'Toutes les mesures',
  fewer: 'Moins de mesures',
  /** Across the row of what nobody has measured. */
  unmeasured: 'Pas encore mesuré',
  /** Below the table, what a dash stands for. */
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
  /** Those that are said of parts. */
  actionsOfSeveral: {
    publish: 'publiées',
    promote: 'mises en ligne',
    withdraw: 'retirées',
    lock: 'verrouillées',
    unlock: 'déverrouillées',
    canary: 'mises à l’essai',
  },
  /** Such as « Publiée et mise en ligne », or of several « 6 parties publiées et mises en ligne ». */
  done: (actions: readonly string[], parts: number): string => {
    const names: Readonly<Record<string, string>> =
      parts > 1 ? { ...siteStatusTexts.actions, ...siteStatusTexts.actionsOfSeveral } : siteStatusTexts.actions;
    const line = actions.map((action) => names[action] ?? action).join(' et ');
    const isOfParts = actions.every((action) => action in siteStatusTexts.actionsOfSeveral);
    if (parts > 1 && isOfParts) return `${parts}\u00a0parties ${line}`;
    return `${line.charAt(0).toUpperCase()}${line.slice(1)}${parts > 1 ? `, ${parts}\u00a0parties` : ''}`;
  },
  /** What it was done to, folded: the table above has most of them. */
  versionsOf: (count: number) => `Voir les versions (${count})`,
  older: (count: number) => `Plus anciennes (${count})`,
  by: (who: string) => (who === 'the site' ? 'par le site' : who === 'start' ? 'au démarrage du site' : `par ${who}`),
  /** What the site notes is for machines; what somebody has typed is shown as it is. */
  why: (reason: string) =>
    reason.startsWith('browsers could not run it') ? 'des navigateurs ne pouvaient pas l’exécuter' : reason,
} as const;
