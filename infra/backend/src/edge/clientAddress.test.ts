import { expect, test } from 'vitest';
import { CLIENT_ADDRESS_HEADER, callerOf } from './clientAddress.ts';

const from = (address: string, peer = '127.0.0.1') =>
  callerOf({ headers: new Headers({ [CLIENT_ADDRESS_HEADER]: address }) }, peer).client;

test('limits are kept by the address that our own server names, and by nobody else’s word (AUT-06)', () => {
  expect(from('203.0.113.9')).toBe('203.0.113.9');
  expect(from('203.0.113.9', '198.51.100.1')).toBe('198.51.100.1');
  expect(from('x'.repeat(46))).toBe('127.0.0.1');
});

test('who has a network of IPv6 addresses is one client in all of it (AUT-06)', () => {
  const network = '2001:db8:0:7::/64';
  for (const address of ['2001:db8:0:7::1', '2001:DB8::7:a:b:c:d', '2001:0db8:0000:0007:ffff:ffff:ffff:ffff']) {
    expect(from(address), address).toBe(network);
  }
  expect(from('2001:db8:0:8::1')).toBe('2001:db8:0:8::/64');
  expect(from('::1')).toBe('::1');
});
