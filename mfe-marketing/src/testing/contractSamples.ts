import type { RemoteUnderTest } from '@agence/shared-contracts/testing/remoteContract';
import { portfolio } from '../content/portfolio.ts';

/** What the contract kit needs to know of these pages; `agence compatibility archive` keeps it beside the built release. */
export const contractSamples: Omit<RemoteUnderTest, 'lifecycles' | 'server'> = {
  samplePaths: {
    appointment: '/rendez-vous/00000000-0000-4000-8000-000000000001',
    written: '/services/page-retiree',
  },
  pageData: {
    '/realisations': {
      ...portfolio,
      lists: { testimonials: [], case_studies: [], live_stats: [], success_notifications: [] },
    },
    '/rendez-vous': { kind: 'audit', minutes: 45, days: [], earlier: undefined, later: '2026-12-07' },
    '/rendez-vous/00000000-0000-4000-8000-000000000001': {
      appointment: null,
      days: [],
      earlier: undefined,
      later: '2026-12-07',
    },
  },
};
