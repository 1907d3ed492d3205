import { ofName } from '@agence/shared-contracts/format/ofName';
/** Texts of the people in the console, and of the roles that the owner gives (AMB-68). */
export const peopleTexts = {
  seo: { title: 'Personnes', description: 'Les comptes et leurs rôles.', keywords: ['personnes'] },
  title: 'Personnes',
  lead: 'Une fiche par personne\u00a0: ses formations, ses achats et ses rôles.',
  list: 'Comptes',
  close: 'Revenir à la liste',
  failed: { title: 'Les personnes ne se chargent pas', detail: 'Réessayez dans un instant.', action: 'Réessayer' },
  filters: 'Filtrer les comptes',
  searched: 'Nom ou courriel',
  empty: 'Personne ne correspond à cette recherche.',
  emptyDetail: 'La recherche lit les noms et les courriels.',
  all: 'Toutes les personnes',
  /** @param count how many come next, where that is known */
  more: (count: number | undefined) =>
    count === undefined
      ? 'Afficher les suivantes'
      : count > 1
        ? `Afficher les ${count} suivantes`
        : 'Afficher la suivante',
  /** How many are listed, and of how many; those that a search finds in all are not counted. */
  shown: (count: number, isWhole: boolean, all: number | undefined) =>
    isWhole
      ? `${count} ${count > 1 ? 'personnes' : 'personne'}`
      : `${count} ${count > 1 ? 'affichées' : 'affichée'}${all === undefined ? '' : ` sur ${all}`}`,
  kinds: 'Sortes de comptes',
  everyone: 'Toutes',
  kind: { learner: 'Apprenants', creator: 'Formateurs', staff: 'Équipe' },
  columns: { name: 'Nom', role: 'Rôle', courses: 'Formations', paid: 'Achats', seen: 'Dernière visite' },
  courses: ({
    follows,
    gives,
    orders,
  }: {
    readonly follows: number;
    readonly gives: number;
    readonly orders: number;
  }) => {
    const counts = [
      gives > 0 ? `donne ${gives}\u00a0formation${gives > 1 ? 's' : ''}` : '',
      follows > 0 ? `suit ${follows}\u00a0formation${follows > 1 ? 's' : ''}` : '',
    ]
      .filter(Boolean)
      .join(', ');
    // What somebody has bought counts once they begin it.
    return counts ? counts.charAt(0).toUpperCase() + counts.slice(1) : orders > 0 ? 'Rien de commencé' : '';
  },
  /** What there is none of, wherever it would stand. */
  none: '–',
  /** What is known of somebody, each by its name. */
  facts: {
    since: 'Compte ouvert',
    seen: 'Dernière visite',
    courses: 'Formations',
    orders: 'Commandes',
    paid: 'Achats',
  },
  today: 'aujourd’hui',
  /** Before the day of somebody's last visit, where no head says what it is. */
  seen: 'visite le\u00a0',
  orders: (count: number) => (count > 1 ? `${count} commandes` : `${count} commande`),
  rolesTitle: 'Rôles',
  /** As the account says it to whom it is. */
  profileRoles: { learner: 'Apprenant', creator: 'Formateur', admin: 'Propriétaire' },
  staffRoles: { sales: 'Ventes', content: 'Contenu', support: 'Soutien' },
  roles: (name: string) => `Rôles ${ofName(name)}`,
  changed: { title: 'Rôle changé', description: 'La personne le verra à sa prochaine page.' },
  refused: 'Le rôle n’a pas changé',
} as const;
