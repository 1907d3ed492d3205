import type { RemoteUnderTest } from '@agence/shared-contracts/testing/remoteContract';
import { everything } from '../catalogue/catalogueQuery.ts';
import { coverOf } from '../course/covers.ts';
import { aCatalogueItem, aCreatorRow, aFormation, aProduct } from './builders.ts';
import { createFakeBackend } from './fakeBackend.ts';

/** What the contract kit needs to know of these pages; `agence compatibility archive` keeps it beside the built release. */
export const contractSamples: Omit<RemoteUnderTest, 'lifecycles' | 'server'> = {
  samplePaths: {
    course: '/formations/google-ads',
    creator: '/creators/julie-roy',
    product: `/boutique/produit/${aProduct().id}`,
    order: `/boutique/produit/${aProduct().id}/commande`,
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
    '/formations/google-ads': {
      ...aFormation({ slug: 'google-ads' }),
      previews: [],
      opening: '',
      sponsors: [],
      poster: coverOf('google-ads'),
      skills: [],
    },
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
    '/boutique': { products: [aProduct()], isChosen: false },
    [`/boutique/produit/${aProduct().id}`]: {
      product: aProduct(),
      isTaxed: true,
      inside: { leaves: [], files: [] },
      others: [],
    },
    [`/boutique/produit/${aProduct().id}/commande`]: { product: aProduct(), isTaxed: true },
  },
};
