import { expect, type Page } from '@playwright/test';
import { buy } from './buy.ts';
import { ownHeaders, signUpAt } from './member.ts';

/** What the demonstration creator sells to meet, by the beginning of its name. */
const CONSULTATION = 'Plan d*';

/** Two people buy a consultation of the demonstration creator each, and choose a moment: the first that is free, and the last. */
export async function bookConsultations(page: Page) {
  for (const [full_name, which] of [
    ['Marie-Ève Tremblay-Archambault', 0],
    ['Luc Gagnon', -1],
  ] as const) {
    await signUpAt(page, '/robots.txt');
    const headers = await ownHeaders(page);
    const { request } = page;
    await buy(page, `name=like.${CONSULTATION}`);
    const bookings = await (await request.get('/rest/v1/bookings?select=id,user_id', { headers })).json();
    const [{ id: booking, user_id }] = bookings;
    await request.patch(`/rest/v1/profiles?user_id=eq.${user_id}`, { headers, data: { full_name } });
    const free = await request.post('/rest/v1/rpc/booking_times', { headers, data: { booking } });
    const { times } = await free.json();
    const proposed = await request.post('/rest/v1/rpc/propose_booking', {
      headers,
      data: { booking, starts_at: times.at(which) },
    });
    expect(proposed.ok(), await proposed.text()).toBe(true);
  }
}
