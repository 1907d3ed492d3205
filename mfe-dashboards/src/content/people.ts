import { ofName } from '@agence/shared-contracts/format/ofName';
/** Texts of the people in the console, and of the roles that the owner gives (AMB-68). */
export const peopleTexts = {
  seo: { title: 'Personnes', description: 'Les comptes et leurs rôles.', keywords: ['personnes'] },
  title: 'Personnes',
  failed: { title: 'Les personnes ne se chargent pas', detail: 'Réessayez dans un instant.', action: 'Réessayer' },
  words: 'Nom ou courriel',
  empty: 'Personne ne correspond à cette recherche.',
  emptyDetail: 'La recherche lit les noms et les courriels.',
  all: 'Toutes les personnes',
  more: 'Lire les suivantes',
  since: (date: string) => `Compte ouvert le ${date}`,
  orders: (count: number) => (count > 1 ? `${count} commandes` : `${count} commande`),
  unnamed: 'Sans nom',
  profileRoles: { learner: 'Apprentissage', creator: 'Création', admin: 'Propriété' },
  staffRoles: { sales: 'Ventes', content: 'Contenu', support: 'Soutien' },
  roles: (name: string) => `Rôles ${ofName(name)}`,
  changed: { title: 'Rôle changé', description: 'La personne le verra à sa prochaine page.' },
  refused: 'Le rôle n’a pas changé',
} as const;
