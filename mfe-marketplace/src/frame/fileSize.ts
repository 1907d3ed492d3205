import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';

/** The size of a file as it is said in French: `3 ko`, `1,2 Mo`. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  if (kilobytes < 1000) return `${kilobytes}\u00a0ko`;
  return `${frenchNumber(bytes / 1_000_000, { most: 1 })}\u00a0Mo`;
}
