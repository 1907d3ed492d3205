import { BlockList, isIPv4 } from 'node:net';

/** What is nobody's address on the internet: private, local, shared, reserved, for documents and for many (RFC 6890). */
const inner = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, prefix, 'ipv4');
// Ways through others, which may lead anywhere, and addresses for documents.
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inner.addSubnet(net, prefix, 'ipv6');
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is somebody's on the internet, and not one of our own network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !inner.check(address, 'ipv4');
  return unicast.check(address, 'ipv6') && !inner.check(address, 'ipv6');
}
