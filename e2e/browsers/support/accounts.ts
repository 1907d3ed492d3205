import type { Visitor } from './Visitor.ts';

/** Somebody who has an account comes to a page, by way of the dialog. */
export async function signIn(visitor: Visitor, who: { email: string; password: string }, next: string) {
  await visitor.open(`/?connexion=1&next=${encodeURIComponent(next)}`);
  const within = { role: 'dialog', name: 'Connexion' };
  await visitor.fill({ label: 'Courriel ou téléphone', within }, who.email);
  await visitor.fill({ label: 'Mot de passe', within }, who.password);
  await visitor.click({ role: 'button', name: 'Me connecter', within });
  await visitor.isAt(next);
}

/**
 * Makes an account that owns nothing and has learned nothing, by way of a page that reads nothing of members: one that is
 * left while it reads complains.
 */
export async function signUp(visitor: Visitor, next: string) {
  await visitor.open('/?connexion=1&next=/blog');
  await visitor.click({ role: 'tab', name: 'Créer un compte' });
  const within = { role: 'dialog', name: 'Créer un compte' };
  const address = `membre-${Date.now()}-${Math.floor(Math.random() * 1e6)}@exemple.test`;
  await visitor.fill({ label: 'Courriel ou téléphone', within }, address);
  await visitor.fill({ label: 'Mot de passe', within }, 'Sapin-Baumier-2026');
  await visitor.click({ role: 'button', name: 'Créer mon compte', within });
  await visitor.sees({ text: /Confirmez-le dans le courriel/ });
  await visitor.read(`/courriels-de-developpement?pour=${encodeURIComponent(address)}`);
  await visitor.click({ role: 'link', name: /type=signup/ });
  await visitor.arrives('Ce que nous apprenons en grimpant');
  await visitor.open(next);
}
