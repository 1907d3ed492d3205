import { sprucePanel } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import type { SectionOf } from '../content/landing.ts';
import { LEAST_PRICE, leastPriceTexts } from '../content/website/leastPrice.ts';
import { dollars } from '../figures/format.ts';
import { Cta } from '../landing/Cta.tsx';
import { priceContext } from './priceContext.ts';
import type { Quote, SiteWish } from './quote.ts';

interface PriceTotalProps extends Quote {
  readonly section: SectionOf<'price'>;
  readonly wish: SiteWish;
}

const factor = (value: number) => `× ${String(value).replace('.', ',')}`;

/** The price, and how it comes about. It stays in view beside the choices. */
export function PriceTotal({ section, wish, ...price }: PriceTotalProps) {
  const left = LEAST_PRICE - price.total;
  return (
    <Panel data-theme="dark">
      {/* Said whole when it changes: a sum alone says nothing. */}
      <p role="status">
        {section.total} <b translate="no">{dollars(price.total)}</b> <small>{section.taxes}</small>
        {left > 0 ? <span> {leastPriceTexts.note(dollars(LEAST_PRICE), dollars(left))}</span> : null}
      </p>
      {left > 0 ? <a href={leastPriceTexts.link.to}>{leastPriceTexts.link.label}</a> : null}
      <dl aria-label={section.calculation}>
        <dt>{section.includedTitle}</dt>
        <dd translate="no">{dollars(price.base)}</dd>
        <dt>{section.optionsTitle}</dt>
        <dd translate="no">+ {dollars(price.options)}</dd>
        <dt>{section.complexity.label}</dt>
        <dd>{factor(price.complexity)}</dd>
        <dt>{section.deadline.label}</dt>
        <dd>{factor(price.deadline)}</dd>
      </dl>
      <Cta {...section.action} location="price" asked="quote" context={priceContext(section, wish, price)} />
      <small>{section.notice}</small>
    </Panel>
  );
}

const Panel = styled.aside`
  ${sprucePanel}
  display: grid;
  gap: 0.75rem;
  padding: clamp(1.5rem, 4vw, 2.75rem);
  & b {
    display: block;
    margin-top: 0.75rem;
    font: 700 clamp(2.75rem, 2rem + 3vw, 4.25rem) / 1 var(--ag-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
  }
  & small {
    color: var(--ag-on-spruce-soft);
  }
  & small,
  & span {
    display: block;
  }
  & p > small {
    margin-top: 0.75rem;
  }
  /* What a price under that of the smallest project means. */
  & span {
    margin-top: 0.75rem;
    padding-left: 1rem;
    border-left: 2px solid var(--ag-ember);
    line-height: 1.45;
  }
  & > a[href] {
    justify-self: start;
    padding-block: 0.6rem;
  }
  & > dl {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.6rem 1rem;
    margin: 1rem 0;
    padding-block: 1.25rem;
    border-block: 1px solid var(--ag-line);
  }
  & dt {
    color: var(--ag-on-spruce-soft);
  }
  & dd {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 60rem) {
    position: sticky;
    top: 6.5rem;
  }
`;
