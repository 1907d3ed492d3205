import { afterEach, expect, test, vi } from 'vitest';
import { portfolio } from '../content/portfolio.ts';
import { readPortfolio } from './portfolioData.ts';

afterEach(() => vi.restoreAllMocks());

const none = { testimonials: [], case_studies: [], live_stats: [], success_notifications: [] };

test.each([
  ['cannot be reached', async () => Promise.reject(new Error('no backend'))],
  ['refuses', async () => ({ rpc: async () => ({ data: null, error: { message: 'refused' } }) })],
  ['answers with something else', async () => ({ rpc: async () => ({ data: 'texte', error: null }) })],
])('shows the portfolio without the agency’s lists while the backend %s (AMB-48)', async (_, database) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await readPortfolio({ database: database as never, search: new URLSearchParams() })).toEqual({
    kind: 'found',
    data: { ...portfolio, isChosen: false, lists: none },
    degraded: true,
  });
  expect(warn).toHaveBeenCalledOnce();
});
