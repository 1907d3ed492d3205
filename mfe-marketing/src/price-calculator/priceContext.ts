import type { RequestContext } from '@agence/shared-contracts/ui/asking';
import type { SectionOf } from '../content/landing.ts';
import { LEAST_PRICE, leastPriceTexts } from '../content/website/leastPrice.ts';
import { dollars } from '../figures/format.ts';
import type { Quote, SiteWish } from './quote.ts';

/** What was chosen and what it costs, for the request that is made with it. */
export function priceContext(section: SectionOf<'price'>, wish: SiteWish, { total }: Quote): RequestContext {
  const { options, complexity, deadline } = section;
  const chosen = options.filter(({ id }) => wish.options.includes(id)).map(({ name }) => name);
  return {
    title: section.title,
    lines: [
      [section.optionsTitle, chosen.join(', ') || '—'],
      [complexity.label, complexity.levels[wish.complexity - 1]?.name ?? ''],
      [deadline.label, deadline.levels[wish.deadline - 1]?.name ?? ''],
      [section.total, `${dollars(total)} (${section.taxes})`],
      ...(total < LEAST_PRICE ? [[leastPriceTexts.label, dollars(LEAST_PRICE)] as const] : []),
    ],
  };
}
