/** Texts of the page that says how the site does. */
export const siteStatusTexts = {
  seo: { title: 'État du site', description: 'Versions en ligne, mesures et historique.', keywords: ['état du site'] },
  title: 'État du site',
  lead: 'Versions en ligne, erreurs et vitesse des 24 dernières heures, puis l’historique des publications. Les mesures viennent des navigateurs, sans rien qui reconnaisse une personne.',
  failed: { title: 'L’état du site ne se charge pas', detail: 'Réessayez dans un instant.', action: 'Réessayer' },
  revision: (revision: number) => `Révision ${revision}`,
  versions: 'Versions',
  table: 'Tableau des versions',
  past: (count: number) => `Versions retirées (${count})`,
  pastTable: 'Tableau des versions retirées',
  columns: {
    remote: 'Partie',
    version: 'Version',
    state: 'État',
    visits: 'Mesures',
    errors: 'Erreurs',
    lcp: 'Affichage',
    inp: 'Réponse',
    cls: 'Stabilité',
    hydrated: 'Réveil',
    answered: 'Serveur',
  },
  note: 'Trois mesures sur quatre font au moins aussi bien. Affichage : le plus grand élément. Réponse : la plus lente. Stabilité : bonne jusqu’à 0,1. Ce qui dépasse est en couleur.',
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
  none: '–',
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
  by: { 'the site': 'le site', start: 'au démarrage' } as Readonly<Record<string, string>>,
  /** What the site notes is for machines; what somebody has typed is shown as it is. */
  why: (reason: string) =>
    reason.startsWith('browsers could not run it') ? 'des navigateurs ne pouvaient pas l’exécuter' : reason,
} as const;
