import { formatPrice } from '@agence/shared-contracts/backend/money';

/** What a course costs. A sum is nothing that translators may change; a word, where it costs nothing, is. */
export function CoursePrice({ cents }: { readonly cents: number | undefined }) {
  return <span translate={cents ? 'no' : undefined}>{formatPrice(cents)}</span>;
}
