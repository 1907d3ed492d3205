import type { Database } from '@agence/shared-contracts/remote/page';
import { PostgrestClient } from '@supabase/postgrest-js';
import { afterEach, expect, test, vi } from 'vitest';
import { askEndpoint } from './askEndpoint.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('keeps nothing of what was answered, so that a process that has asked can end', async () => {
  const fetch = async () => Response.json([{ id: '1', name: 'SEO', slug: 'seo', icon: null, color: 'moss' }]);
  const database = new PostgrestClient('https://site.test/rest/v1', { fetch }) as unknown as Database;
  vi.useFakeTimers();
  expect(await askEndpoint(database, 'categories', undefined)).toHaveLength(1);
  // What the store still tells itself is said within a second; answers would be kept for a minute and more.
  await vi.advanceTimersByTimeAsync(1_000);
  expect(vi.getTimerCount()).toBe(0);
});
