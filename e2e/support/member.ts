import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** The demonstration accounts; `npm start` prints their passwords. */
export const members = {
  learner: { email: 'apprenant@exemple.test', password: 'Sentier-Boreal-27' },
  creator: { email: 'formateur@exemple.test', password: 'Fleuve-Laurentien-48' },
  admin: { email: 'admin@exemple.test', password: 'Sommet-Chic-Chocs-93' },
} as const;

/** Where the shell keeps the session. */
export const SESSION_KEY = 'agence-session';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Fills in the sign-in dialog, which is open. */
export async function fillIn(page: Page, who: Credentials) {
  const dialog = page.getByRole('dialog', { name: 'Connexion' });
  await dialog.locator('input[name=identifier]:visible').fill(who.email);
  await dialog.locator('input[name=password]:visible').fill(who.password);
  await dialog.getByRole('button', { name: 'Me connecter' }).click();
}

/** Somebody who is signed in comes to a page. The steps of the dialog itself are walked in `signIn.spec.ts`. */
export async function signInAs(page: Page, who: Credentials, next: string) {
  await comeWithSession(page, await openSession(page, who), next);
}

/**
 * Makes a new account, which owns nothing and has learned nothing, confirms its address and comes to a page.
 *
 * @returns the account, to sign in with on another device
 */
export async function signUpAt(page: Page, next: string) {
  const account = somebodyNew();
  await comeWithSession(page, await signUp(page, account), next);
  return account;
}

/** Makes a new account, whose owner is not signed in here. */
export async function makeAccount(page: Page) {
  const account = somebodyNew();
  await signUp(page, account);
  return account;
}

/** Leaves on the device what an earlier visit has left there: a session whose access token expired an hour ago. */
export async function leaveExpiredSession(page: Page, who: Credentials) {
  const session = await openSession(page, who);
  await storeSession(page, { ...session, expires_at: Math.round(Date.now() / 1000) - 3600 });
}

/** The public key of the backend, as it stands in every page. */
export function publicKey(html: string): string {
  const key = /"anonKey":"([^"]+)"/.exec(html)?.[1];
  if (!key) throw new Error('The page names no key of the backend');
  return key;
}

/** Short, as addresses of people are: where somebody has no name they are called by it. */
const somebodyNew = (): Credentials => ({
  email: `membre-${randomUUID().slice(0, 8)}@exemple.test`,
  password: 'Sapin-Baumier-2026',
});

async function askAuth(page: Page, grant: string, proof: object): Promise<object> {
  const headers = { apikey: await keyFor(page) };
  const answer = await page.request.post(`/auth/v1/${grant}`, { headers, data: proof });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

const openSession = (page: Page, who: Credentials) => askAuth(page, 'token?grant_type=password', who);

/** The session of a new account, whose address is confirmed by the code of the mail. */
async function signUp(page: Page, account: Credentials): Promise<object> {
  await askAuth(page, 'signup', account);
  const mails = await page.request.get(`/courriels-de-developpement?pour=${encodeURIComponent(account.email)}`);
  const token = /Votre code : (\d{6})/.exec((await mails.text()).replaceAll('\u00a0', ' '))?.[1];
  return askAuth(page, 'verify', { type: 'signup', email: account.email, token });
}

const keyFor = async ({ request }: Page) =>
  publicKey(await (await request.get('/legal/conditions-utilisation')).text());

/** With these the backend answers a request as it answers the person who is signed in on the page. */
export async function ownHeaders(page: Page) {
  const session = await page.evaluate((key) => localStorage.getItem(key) ?? '', SESSION_KEY);
  return { apikey: await keyFor(page), authorization: `Bearer ${JSON.parse(session).access_token}` };
}

/** From a page without scripts, so that nothing else writes there meanwhile. */
async function storeSession(page: Page, session: object) {
  await page.goto('/robots.txt');
  const stored = [SESSION_KEY, JSON.stringify(session)] as const;
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), stored);
}

async function comeWithSession(page: Page, session: object, next: string) {
  await storeSession(page, session);
  await page.goto(next);
  await page.waitForURL((url) => url.pathname + url.search === next);
}

interface SavedProgress {
  readonly notes: string | null;
  readonly time_spent_seconds: number;
  readonly completion_percentage: number;
  readonly is_completed: boolean;
}

/** What the database has of a member's modules, by the order of the modules; works on when the page is closed. */
export async function readerOfProgress(page: Page): Promise<() => Promise<SavedProgress[]>> {
  const headers = await ownHeaders(page);
  const { request } = page.context();
  const columns = 'notes,time_spent_seconds,completion_percentage,is_completed';
  return async () => {
    const rows = await request.get(
      `/rest/v1/user_module_progress?select=${columns},module:formation_modules!inner(order_index)&order=module(order_index)`,
      { headers },
    );
    expect(rows.status()).toBe(200);
    return rows.json();
  };
}
