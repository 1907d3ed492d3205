import type { Database } from '@agence/shared-contracts/remote/page';
import { expect, test, vi } from 'vitest';
import { createPayment } from '../buying/createPayment.ts';
import { readIsTaxed } from '../buying/readIsTaxed.ts';
import { everything } from '../catalogue/catalogueQuery.ts';
import { readCatalogue } from '../catalogue/readCatalogue.ts';
import { readCourse, readRenamedSlug } from '../course/readCourse.ts';
import { readCreator } from '../creator/readCreator.ts';
import { readProduct, readProducts } from '../product/readProducts.ts';
import { readPayment } from '../receipt/readPayment.ts';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { listAll } from './listAll.ts';

const id = '20000000-0000-4000-8000-000000000001';
const refused = () => Response.json({ code: '42501', message: 'permission denied' }, { status: 403 });
const asked: Record<string, (database: Database) => Promise<unknown>> = {
  orders: (database) => readPayment(database, 'cs_1', id),
  checkout_sessions: (database) => readPayment(database, 'cs_1', id),
  formations: (database) => readCourse(database, 'google-ads'),
  slug_redirects: (database) => readRenamedSlug(database, 'google-ads'),
  creators: (database) => readCreator(database, 'julie-roy'),
  products: readProducts,
  'products of an id': (database) => readProduct(database, id),
  tax_settings: readIsTaxed,
  'rpc/catalogue': (database) => readCatalogue(database, everything),
  'formations of a sitemap': (database) => listAll(database, '/formations/', { table: 'formations', named: 'slug' }),
};

test.each(Object.entries(asked))('a refusal of %s keeps its code and status', async (name, ask) => {
  const table = name.split(' ')[0] as string;
  const { database } = createFakeBackend({ orders: [], [table]: refused });
  await expect(ask(await database())).rejects.toMatchObject({
    name: 'BackendRefusal',
    code: '42501',
    status: 403,
    message: 'permission denied',
  });
});

test('so does a refused payment', async () => {
  const { fetch } = createFakeBackend({
    'functions/create-payment': () => Response.json({ code: 'idempotency_conflict' }, { status: 422 }),
  });
  vi.stubGlobal('fetch', fetch);
  const request = { product_id: id, product_name: 'Cours', amount: 19700, currency: 'CAD' } as const;
  const refusal = { name: 'BackendRefusal', code: 'idempotency_conflict', status: 422 };
  await expect(createPayment('token', request, 'key')).rejects.toMatchObject(refusal);
  vi.unstubAllGlobals();
});
