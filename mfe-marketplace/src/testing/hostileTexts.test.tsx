// @vitest-environment jsdom
import { headTags } from '@agence/shared-contracts/remote/headTags';
import { afterEach, expect, test } from 'vitest';
import { aCatalogueItem, aCreatorRow, aFormation, aProduct, aService } from './builders.ts';
import { createFakeBackend } from './fakeBackend.ts';
import { hostileTexts } from './hostileTexts.ts';
import { type OpenPage, openPage } from './openPage.ts';

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
];
let opened: OpenPage | undefined;

afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

/** The same row with every free text, list and address replaced. */
function attack<Row>(row: Row, text: string): Row {
  const replace = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => (typeof item === 'string' ? text : replace(item, key)));
    if (value && typeof value === 'object') {
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replace(inner, name)]));
    }
    return ATTACKED.includes(key) || key.endsWith('_url') ? text : value;
  };
  return replace(row, '') as Row;
}

const pages = {
  '/formations': (text: string) => ({ 'rpc/catalogue': attack({ total: 1, items: [aCatalogueItem()] }, text) }),
  '/formations/google-ads': (text: string) => ({
    formations: [attack(aFormation({ thumbnail_url: '/x', video_preview_url: '/x' }), text)],
    module_contents: [{ module_id: 'm1', video_url: text, content: text }],
  }),
  '/creators/julie-roy': (text: string) => ({
    creators: [attack(aCreatorRow({ formations: [aCatalogueItem()], services: [aService()] }), text)],
    'rpc/creator_stats': [stats],
  }),
  '/boutique': (text: string) => ({ products: [attack(aProduct(), text)] }),
  [`/boutique/produit/${aProduct().id}`]: (text: string) => ({
    products: [attack(aProduct(), text)],
    tax_settings: [{ is_enabled: true }],
  }),
} as const;

test.each(Object.keys(pages))(
  'treats every text of the database as hostile on %s',
  async (path) => {
    for (const text of hostileTexts) {
      const backend = createFakeBackend(pages[path as keyof typeof pages]?.(text));
      opened = await openPage(path, { backend });
      const { outlet, served } = opened;
      expect(served.status).toBe(200);
      expect(outlet.querySelectorAll('script, style, iframe, [onerror], [onload]')).toHaveLength(0);
      for (const element of outlet.querySelectorAll('[href], [src]')) {
        const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
        expect(address).toMatch(/^(\/(?!\/)|https:|#)/);
      }
      const structured = headTags(served.head, path, 'https://site.test').filter(({ tag }) => tag === 'script');
      expect(structured.length).toBeGreaterThan(0);
      for (const { text: json } of structured) {
        expect(json).not.toContain('<');
        expect(() => JSON.parse(json ?? '')).not.toThrow();
      }
      await opened.close();
      opened = undefined;
    }
    expect((window as { hacked?: boolean }).hacked).toBeUndefined();
    // A dozen pages each, on cores that others may keep busy.
  },
  30_000,
);
