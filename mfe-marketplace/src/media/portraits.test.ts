import * as pictures from '@agence/shared-contracts/art/pictures';
import { expect, test } from 'vitest';
import { portraits } from './portraits.ts';

test('drawn faces are pictures of the house, under the addresses that those have now', () => {
  const known = Object.values(pictures).map(({ day }) => day);
  for (const [slug, address] of portraits) expect(known, slug).toContain(address);
});
