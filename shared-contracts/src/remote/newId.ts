/**
 * A new id that no other has (a random UUID, version 4). `crypto.randomUUID` is missing where a page comes without TLS from
 * another machine, such as to a telephone in the network of an evaluation.
 */
export function newId(): string {
  // Of the digit before the fourth group only two bits are free.
  return '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, (digit) => {
    const [random] = crypto.getRandomValues(new Uint8Array(1)) as Uint8Array & [number];
    return (digit === '8' ? 8 | (random & 3) : random & 15).toString(16);
  });
}
