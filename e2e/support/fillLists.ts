import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { ownHeaders } from './member.ts';
import { nameSelf } from './nameSelf.ts';
import { signUpWithCourse } from './signUpWithCourse.ts';

/** What staff find, by its id. */
interface Found {
  readonly order: string;
  readonly request: string;
}

/** A course that is sold, and that none of the demonstration accounts has bought. */
export const SOLD = 'boutique-en-ligne-de-la-fiche-au-panier';

/**
 * Does what people have done before staff look: buys, asks for the money back, asks for a time, for a quote and to teach, and reports a
 * review. What a list is like when nothing is in it says nothing of what it is like.
 */
export async function fillLists(page: Page): Promise<Found> {
  const { request } = page;
  await signUpWithCourse(page, SOLD, '/robots.txt');
  await nameSelf(page, 'Luc Gagnon');
  await signUpWithCourse(page, SOLD, '/robots.txt');
  await nameSelf(page, 'Jeanne Cloutier');
  const headers = await ownHeaders(page);
  const sent = async (path: string, data: object, more = headers) => {
    const answer = await request.post(path, { headers: more, data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer;
  };
  const read = async (path: string) => (await request.get(`/rest/v1/${path}`, { headers })).json();
  const [{ id: order, user_id: buyer }] = await read('orders?select=id,user_id');
  await sent('/rest/v1/rpc/ask_refund', { of_order: order, reason: 'Je me suis trompée de formation.' });
  await sent('/rest/v1/creator_applications', {
    user_id: buyer,
    about: 'J’enseigne la photographie de produits depuis douze ans, surtout à des artisans.',
    website_url: 'https://exemple.test/photographie-de-produits',
  });
  const [review] = await read('formation_reviews?select=id&limit=1');
  await sent('/rest/v1/review_reports', {
    review_id: review.id,
    user_id: buyer,
    reason: 'Ce n’est pas cette formation.',
  });

  const free = await (await request.get('/functions/v1/appointments?pour=consultation')).json();
  const held = await sent('/functions/v1/appointments', {
    geste: 'tenir',
    pour: 'consultation',
    // Workers that look at the same times take one each.
    moment: free.times[test.info().parallelIndex],
  });
  const lead = randomUUID();
  const asks = {
    id: lead,
    kind: 'contact',
    form: 'Réservation',
    nom: 'Marie-Ève Tremblay-Archambault',
    email: `lists-${Date.now()}@exemple.test`,
    telephone: '418 555-0123',
    entreprise: 'Ébénisterie Archambault, Tremblay et filles',
    message: 'Un site de dix pages pour notre atelier.',
    consentement: true,
    rendez_vous: (await held.json()).token,
  };
  await sent('/functions/v1/lead', asks);
  return { order, request: lead };
}
