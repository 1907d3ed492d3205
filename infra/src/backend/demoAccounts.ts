/** An account of the demonstration data. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly role: 'learner' | 'creator' | 'admin';
}

/** As `infra/supabase/seeds/10_accounts.sql` makes them (demoAccounts.test.ts signs in with each). */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'apprenant@exemple.test', password: 'Sentier-Boreal-27', role: 'learner' },
  { email: 'formateur@exemple.test', password: 'Fleuve-Laurentien-48', role: 'creator' },
  { email: 'admin@exemple.test', password: 'Sommet-Chic-Chocs-93', role: 'admin' },
];
