// @vitest-environment jsdom
import { describeRemoteContract } from '@agence/shared-contracts/testing/remoteContract';
import { everything } from '../catalogue/catalogueQuery.ts';
import { aCatalogueItem, aCreatorRow, aFormation, aProduct } from '../testing/builders.ts';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import * as lifecycles from './lifecycles.ts';
import * as server from './server.ts';

describeRemoteContract({
  lifecycles,
  server,
  samplePaths: {
    course: '/formations/google-ads',
    creator: '/creators/julie-roy',
    product: `/boutique/produit/${aProduct().id}`,
  },
  database: createFakeBackend({ user_products: [], user_formation_progress: [] }).database,
  pageData: {
    '/formations': {
      query: everything,
      answer: {
        total: 2,
        items: [aCatalogueItem({ slug: 'google-ads' }), aCatalogueItem({ slug: 'seo' })],
        source: 'live',
        at: 0,
      },
      categories: [{ slug: 'seo', name: 'SEO' }],
    },
    '/formations/google-ads': { ...aFormation({ slug: 'google-ads' }), previews: [] },
    '/creators/julie-roy': {
      ...aCreatorRow({ formations: [aCatalogueItem()] }),
      stats: {
        total_formations: 1,
        total_students: 1,
        total_revenue: 0,
        active_services: 0,
        tips: 0,
        active_sponsorships: 0,
      },
    },
    '/boutique': [aProduct()],
    [`/boutique/produit/${aProduct().id}`]: { product: aProduct(), isTaxed: true },
  },
});
