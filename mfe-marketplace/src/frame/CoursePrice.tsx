import { formatPrice } from '@agence/shared-contracts/backend/money';
import type { CatalogueItem } from '@agence/shared-contracts/backend/schema';
import { frameTexts } from '../content/frame.ts';

/**
 * What a course costs, and for how long (AMB-26). A sum is nothing that translators may change; a word, where it costs
 * nothing, is.
 */
export function CoursePrice({ premium }: Pick<CatalogueItem, 'premium'>) {
  const interval = premium?.subscription_interval;
  return (
    <>
      <span translate={premium?.price ? 'no' : undefined}>{formatPrice(premium?.price)}</span>
      {interval ? <small>{frameTexts.subscription[interval]}</small> : null}
    </>
  );
}
