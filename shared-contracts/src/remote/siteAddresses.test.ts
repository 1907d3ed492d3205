import { expect, test } from 'vitest';
import { BACKEND_ADDRESSES, COMPOSER_ADDRESSES, isReserved } from './siteAddresses.ts';

test('every address of the site itself is reserved, with all below it, and no other', () => {
  const ofOperators = ['/livez', '/readyz', '/metrics'];
  for (const address of [...Object.values(COMPOSER_ADDRESSES), ...Object.values(BACKEND_ADDRESSES), ...ofOperators]) {
    expect(isReserved(address), address).toBe(true);
    expect(isReserved(`${address}/plus`), address).toBe(true);
    expect(isReserved(`${address}x/v1`), address).toBe(address.split('/').length > 2);
  }
  for (const address of ['/', '/blog', '/rest-api', '/blog/rest/v1', '/storage-de-donnees', '/robots.txt.html']) {
    expect(isReserved(address), address).toBe(false);
  }
});
