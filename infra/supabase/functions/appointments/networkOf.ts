/**
 * Whose an address is, as far as one may tell: of IPv6 the 48 bits that one subscriber may be given whole, with 65,536 networks in it
 * (RFC 6177); an address of IPv4 itself.
 *
 * @param client an address, or a network of IPv6 with its length
 */
export function networkOf(client: string): string {
  if (!client.includes(':') || client.includes('.')) return client;
  const [head = ''] = client.toLowerCase().split('/', 1)[0]?.split('::', 1) ?? [];
  const groups = head.split(':').filter((group) => group !== '');
  return [0, 1, 2].map((index) => Number.parseInt(groups[index] ?? '0', 16).toString(16)).join(':');
}
