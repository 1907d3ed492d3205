import { expect, test } from 'vitest';
import { networkOf } from './networkOf.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['2001:db8:1:1::/64', '2001:db8:1'],
  ['2001:0DB8:0001:ffff::/64', '2001:db8:1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
  ['2001:db8::/64', '2001:db8:0'],
])('%s is of %s', (client, network) => {
  expect(networkOf(client)).toBe(network);
});
