// @vitest-environment jsdom
import { describeRemoteContract } from '@agence/shared-contracts/testing/remoteContract';
import { aCatalogueItem, aFormation } from '../testing/builders.ts';
import * as lifecycles from './lifecycles.ts';
import * as server from './server.ts';

describeRemoteContract({
  lifecycles,
  server,
  samplePaths: { course: '/formations/google-ads' },
  pageData: {
    '/formations': {
      query: { search: '', filter: '', page: 1 },
      result: { total: 2, items: [aCatalogueItem({ slug: 'google-ads' }), aCatalogueItem({ slug: 'seo' })] },
    },
    '/formations/google-ads': aFormation({ slug: 'google-ads' }),
  },
});
