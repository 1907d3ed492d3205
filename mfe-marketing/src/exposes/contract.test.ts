// @vitest-environment jsdom
import { describeRemoteContract } from '@agence/shared-contracts/testing/remoteContract';
import { portfolio } from '../content/portfolio.ts';
import * as lifecycles from './lifecycles.ts';
import * as server from './server.ts';

describeRemoteContract({
  lifecycles,
  server,
  pageData: {
    '/realisations': {
      ...portfolio,
      lists: { testimonials: [], case_studies: [], live_stats: [], success_notifications: [] },
    },
  },
});
