// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { openPage } from '../testing/openPage.ts';

const SLOW = 30_000;

test.each<[path: string, label: string, places: string[], id: string]>([
  ['/publicite-facebook-quebec', 'facebook-ads-expert-cta', ['hero', 'closing'], 'MKT-032'],
  ['/google-ads-quebec', 'google-ads-expert-cta', ['hero', 'closing'], 'MKT-035'],
  ['/creation-contenu-quebec', 'creation-contenu-expert-cta', ['hero', 'closing'], 'MKT-037'],
  ['/production-video-quebec', 'production-video-expert-cta', ['hero', 'closing'], 'MKT-039'],
  ['/crm-marketing-quebec', 'crm-marketing-expert-cta', ['hero', 'closing'], 'MKT-041'],
  ['/creation-site-web-quebec', 'hero-consultation-website', ['hero', 'price', 'closing'], 'MKT-044'],
  ['/agence-marketing-levis', 'levis-program-vip', ['eligibility'], 'MKT-092'],
  ['/agence-marketing-levis', 'levis-audit-premium', ['hero', 'closing'], 'MKT-090'],
  ['/agence-marketing-quebec', 'quebec-program-vip', ['closing'], 'MKT-082'],
  ['/agence-marketing-quebec', 'local-meeting-premium', ['map'], 'MKT-095'],
  ['/agence-marketing-beauport', 'expertises-consultation', ['services'], 'MKT-095'],
])(
  '%s tells the tag manager about %s at %o, once per click (%s)',
  async (path, label, places) => {
    const { outlet, fake, close } = await openPage(path);
    for (const button of outlet.querySelectorAll<HTMLElement>(`button[data-cta="${label}"]`)) {
      await act(async () => button.click());
    }
    expect(fake.tracked).toEqual(places.map((location) => ({ name: 'cta_clicked', label, location })));
    expect(await close()).toEqual([]);
  },
  SLOW,
);
