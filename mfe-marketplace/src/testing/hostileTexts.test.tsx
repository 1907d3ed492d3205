// @vitest-environment jsdom
import { headTags } from '@agence/shared-contracts/remote/headTags';
import { runs } from '@agence/shared-contracts/testing/runs';
import { afterEach, expect, test } from 'vitest';
import { aCatalogueItem, aCreatorRow, aFormation, anOrder, aProduct, aService } from './builders.ts';
import { createFakeBackend } from './fakeBackend.ts';
import { hostileTexts } from './hostileTexts.ts';
import { learner, type OpenPage, openPage } from './openPage.ts';

const stats = {
  total_formations: 1,
  total_students: 1,
  total_revenue: 1,
  active_services: 1,
  tips: 1,
  active_sponsorships: 1,
};
const ATTACKED = [
  'title',
  'name',
  'description',
  'long_description',
  'bio',
  'bio_long',
  'location',
  'company',
  'comment',
  'certification_level',
  'response_time',
  'duration',
  'tps_number',
  'tvq_number',
];
const ADDRESSES = ['href', 'src', 'poster', 'action', 'formaction', 'xlink:href'];
let opened: OpenPage | undefined;

afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

/** The same row with every free text, list and address replaced. */
function attack<Row>(row: Row, text: string): Row {
  const replace = (value: unknown, key: string, inMetadata: boolean): unknown => {
    if (Array.isArray(value)) {
      return value.map((item) => (typeof item === 'string' ? text : replace(item, key, inMetadata)));
    }
    if (value && typeof value === 'object') {
      const isFree = inMetadata || key === 'metadata';
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replace(inner, name, isFree)]));
    }
    if (typeof value !== 'string' && value !== null) return value;
    // The level of a course is one of three; that of a product is whatever its author wrote.
    return ATTACKED.includes(key) || key.endsWith('_url') || inMetadata ? text : value;
  };
  return replace(row, '', false) as Row;
}

const review = { id: 'r1', rating: 5, comment: '', created_at: '2026-01-01T00:00:00+00:00' };
const catalogue = (text: string) => ({
  'rpc/catalogue': attack({ total: 1, items: [aCatalogueItem({ tags: ['un', 'deux'] })] }, text),
  categories: [attack({ slug: 'google-ads', name: '' }, text), { slug: 'constructor', name: text }],
});

const pages = {
  '/formations': catalogue,
  '/formations?vue=liste&categorie=google-ads,constructor&q=%3C/script%3E%22&filtre=__proto__': catalogue,
  '/formations/google-ads': (text: string) => ({
    formations: [attack(aFormation({ reviews: [review], prerequisites: ['a', 'b'] }), text)],
    module_contents: [{ module_id: 'm1', video_url: text, content: text }],
  }),
  '/creators/julie-roy': (text: string) => ({
    creators: [attack(aCreatorRow({ formations: [aCatalogueItem()], services: [aService()] }), text)],
    'rpc/creator_stats': [stats],
  }),
  '/boutique': (text: string) => ({ products: [attack(aProduct({ formation: null }), text)] }),
  [`/boutique/produit/${aProduct().id}`]: (text: string) => ({
    products: [attack(aProduct(), text)],
    tax_settings: [{ is_enabled: true }],
  }),
  [`/boutique/produit/${aProduct().id}/commande`]: (text: string) => ({
    products: [attack(aProduct(), text)],
    tax_settings: [{ is_enabled: true }],
  }),
  '/payment-success?session_id=cs_1': (text: string) => ({ orders: [attack(anOrder(), text)] }),
} as const;

/** Before a merge each text meets one page and each page a seventh of them; by night every text every page. */
const meets = (page: number, text: number) => text % runs(Object.keys(pages).length, 1) === page % runs(7, 1);

test.each(Object.keys(pages).map((path, index) => [path, index] as const))(
  'treats every text of the database as hostile on %s',
  async (path, index) => {
    const isMember = path.startsWith('/payment-success');
    for (const text of hostileTexts.filter((_, number) => meets(index, number))) {
      const backend = createFakeBackend({ user_products: [], ...pages[path as keyof typeof pages]?.(text) });
      opened = await openPage(path, { backend, ...(isMember ? { user: learner } : {}) });
      const { outlet, served, screen } = opened;
      expect(served.status).toBe(200);
      if (isMember) await screen.findByText('a1b2c3d4');
      expect(outlet.querySelectorAll('script, style, iframe, object, embed, base, math')).toHaveLength(0);
      for (const element of outlet.querySelectorAll('*')) {
        for (const { name, value } of element.attributes) {
          // The title of a dialog has the focus when it opens.
          if (element.localName !== 'h2') expect(name).not.toBe('autofocus');
          expect(name).not.toMatch(/^on|^srcdoc$/);
          if (ADDRESSES.includes(name)) expect(value).toMatch(/^(\/(?![/\\])|https:|mailto:|tel:|#)/);
        }
      }
      if (!served.head.noindex) {
        const structured = headTags(served.head, path, 'https://site.test').filter(({ tag }) => tag === 'script');
        expect(structured.length).toBeGreaterThan(0);
        for (const { text: json } of structured) {
          expect(json).not.toContain('<');
          expect(() => JSON.parse(json ?? '')).not.toThrow();
        }
      }
      expect([text, ...(await opened.close())]).toEqual([text]);
      opened = undefined;
    }
    expect((window as { hacked?: boolean }).hacked).toBeUndefined();
  },
);
