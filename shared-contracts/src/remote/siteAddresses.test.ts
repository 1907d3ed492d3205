import { expect, test } from 'vitest';
import { BACKEND_ADDRESSES, COMPOSER_ADDRESSES, isReserved, PROBE_ADDRESSES } from './siteAddresses.ts';

test('every address of the site itself is reserved, with all below it, and no other', () => {
  const all = [COMPOSER_ADDRESSES, BACKEND_ADDRESSES, PROBE_ADDRESSES].flatMap(Object.values<string>);
  expect(all).toContain('/.well-known/security.txt');
  expect(all).toContain('/readyz');
  for (const address of all) {
    expect(isReserved(address), address).toBe(true);
    expect(isReserved(`${address}/plus`), address).toBe(true);
    expect(isReserved(`${address}x/v1`), address).toBe(address.split('/').length > 2);
  }
  for (const address of ['/', '/blog', '/rest-api', '/blog/rest/v1', '/storage-de-donnees', '/robots.txt.html']) {
    expect(isReserved(address), address).toBe(false);
  }
});
