import { formatMoney } from '@agence/shared-contracts/backend/money';
import { withTaxes } from '@agence/shared-contracts/backend/taxes';
import styled from 'styled-components';
import { buyingTexts as texts } from '../content/buying.ts';

interface PriceTagProps {
  /** Before tax. */
  readonly cents: number;
  /** Whether the agency charges TPS and TVQ yet (AMB-52). */
  readonly isTaxed: boolean;
}

/** A price before tax, and what a buyer in Québec pays in the end, whose parts unfold. */
export function PriceTag({ cents, isTaxed }: PriceTagProps) {
  const { tps, tvq, total } = withTaxes(cents);
  const lines = [
    [texts.price, cents],
    [texts.tps, tps],
    [texts.tvq, tvq],
    [texts.total, total],
  ] as const;
  return (
    <div>
      <Price>
        <span translate="no">{formatMoney(cents)}</span> <small>{texts.taxes}</small>
      </Price>
      {isTaxed ? (
        <Details>
          <summary>{texts.withTaxes(formatMoney(total))}</summary>
          <dl>
            {lines.map(([label, amount]) => (
              <div key={label} className={label === texts.total ? 'total' : undefined}>
                <dt>{label}</dt>
                <dd translate="no">{formatMoney(amount)}</dd>
              </div>
            ))}
          </dl>
        </Details>
      ) : null}
    </div>
  );
}

const Price = styled.p`
  font: 700 2.5rem/1 var(--ag-display);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  & > small {
    font: 400 1rem/1 var(--ag-text);
    letter-spacing: 0;
  }
`;

const Details = styled.details`
  margin-top: 0.35rem;
  font-size: 0.9375rem;
  & > summary {
    display: inline-block;
    padding-block: 0.65rem;
    color: var(--ag-ink-soft);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  & dl {
    display: grid;
    gap: 0.35rem;
    padding-block: 0.35rem 0.5rem;
  }
  & dl > div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
  }
  & dl > .total {
    padding-top: 0.35rem;
    border-top: 1px solid var(--ag-line);
    font-weight: 600;
  }
  & dd {
    font-variant-numeric: tabular-nums;
  }
`;
