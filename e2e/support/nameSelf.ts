import { expect, type Page } from '@playwright/test';
import { ownHeaders } from './member.ts';

/** Whoever is signed in takes a name, as most people have one. */
export async function nameSelf(page: Page, full_name: string) {
  const headers = await ownHeaders(page);
  const [, claims = ''] = headers.authorization.split('.');
  const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const answer = await page.request.patch(`/rest/v1/profiles?user_id=eq.${sub}`, { headers, data: { full_name } });
  expect(answer.ok(), await answer.text()).toBe(true);
}
