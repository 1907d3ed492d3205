import { expect, test } from 'vitest';
import { CLEANUP_SHARE, MAX_ENTRIES } from './catalogue/keepNewest.ts';
import { DEBOUNCE_MS } from './catalogue/SearchField.tsx';
import { staggerDelay } from './catalogue/staggeredReveal.ts';
import { RECENT_FORMATIONS } from './creator/readCreator.ts';
import { CACHE_TTL_MS } from './store/marketplaceStore.ts';
import { LOAD_DELAY_MS } from './store/useCatalogue.ts';

test('the numbers of marketplace §9 are what the pages work with (CON-004, AMB-82)', () => {
  expect({ DEBOUNCE_MS, CACHE_TTL_MS, MAX_ENTRIES, CLEANUP_SHARE, LOAD_DELAY_MS, RECENT_FORMATIONS }).toEqual({
    DEBOUNCE_MS: 150,
    CACHE_TTL_MS: 2 * 60_000,
    MAX_ENTRIES: 100,
    CLEANUP_SHARE: 0.3,
    LOAD_DELAY_MS: 100,
    RECENT_FORMATIONS: 6,
  });
  expect([0, 1, 9, 10, 40].map(staggerDelay)).toEqual([0, 100, 900, 1000, 1000]);
});
