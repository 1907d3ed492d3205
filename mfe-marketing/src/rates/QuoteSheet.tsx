import styled from 'styled-components';
import { dollars, percent } from '../figures/format.ts';
import type { RatesData } from './ratesData.ts';

/** A price as it is written on a quote: every line of it computed by what the calculator computes with. */
export function QuoteSheet({
  texts,
  quote,
}: {
  readonly texts: RatesData['sheet'];
  readonly quote: RatesData['quote'];
}) {
  const { parts, base, factors, total, tps, tvq, due, payments } = quote;
  return (
    <Sheet aria-label={texts.label} translate="no">
      <header>
        <h2>{texts.title}</h2>
      </header>
      <dl>
        {parts.map(({ name, value }) => (
          <Line key={name} name={name} value={value} />
        ))}
        <Line className="sum" name={texts.subtotal} value={dollars(base)} />
        {factors.map(({ name, level, value }) => (
          <Line key={name} name={name} detail={level} value={value} />
        ))}
        <Line className="total" name={texts.total} value={dollars(total)} />
        <Line className="tax" name={texts.tps} value={dollars(tps)} />
        <Line className="tax" name={texts.tvq} value={dollars(tvq)} />
        <Line className="sum" name={texts.due} value={dollars(due)} />
      </dl>
      <p>{texts.shares}</p>
      <ol>
        {payments.map(({ share, amount }, index) => (
          <li key={texts.payments[index]}>
            <b>{percent(share)}</b>
            <span className="amount">{dollars(amount)}</span>
            <span>{texts.payments[index]}</span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

interface LineProps {
  readonly name: string;
  readonly detail?: string | undefined;
  readonly value: string;
  readonly className?: string;
}

const Line = ({ name, detail, value, className }: LineProps) => (
  <div className={className}>
    <dt>
      {name}
      {detail ? <small>{detail}</small> : null}
    </dt>
    <dd>{value}</dd>
  </div>
);

const Sheet = styled.aside`
  padding: clamp(1.5rem, 3vw, 2.25rem) min(clamp(1.25rem, 3vw, 2.25rem), 6vw) 2.75rem;
  overflow-wrap: anywhere;
  background: var(--ag-surface);
  box-shadow: var(--ag-shadow);
  font-size: 0.9375rem;
  & h2 {
    font-size: 1.25rem;
    letter-spacing: -0.01em;
  }
  & > dl {
    margin-top: 1rem;
  }
  & > dl > div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding-block: 0.5rem;
    border-top: 1px solid var(--ag-line);
  }
  & small {
    margin-left: 0.6rem;
    color: var(--ag-ink-soft);
  }
  & dd {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & .sum {
    font-weight: 600;
  }
  & .tax {
    border: 0;
    padding-block: 0.15rem;
    color: var(--ag-ink-soft);
  }
  & > dl > .total {
    align-items: baseline;
    margin-top: 0.25rem;
    padding-top: 0.9rem;
    border-top: 3px solid var(--ag-ember);
    font-weight: 600;
  }
  & .total > dd {
    font: 800 min(2.5rem, 13vw)/1 var(--ag-display);
    letter-spacing: -0.03em;
  }
  & > p {
    margin-top: 1.5rem;
    font-weight: 600;
  }
  & > ol {
    display: grid;
    grid-template-columns: minmax(0, 40fr) minmax(0, 40fr) minmax(0, 24fr);
    gap: 3px;
    margin-top: 0.5rem;
  }
  & > ol > li {
    display: grid;
    align-content: start;
    padding: 0.6rem 0.6rem 0 0;
    border-top: 6px solid var(--ag-ink);
    font-size: 0.8125rem;
    line-height: 1.35;
    color: var(--ag-ink-soft);
    hyphens: auto;
    text-wrap: balance;
  }
  & > ol > li:last-child {
    border-color: var(--ag-ember);
  }
  & .amount {
    font-size: 0.9375rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    color: var(--ag-ink);
  }
  & > ol b {
    font: 700 1rem/1.3 var(--ag-display);
    color: var(--ag-ink);
  }
  /* Half of the shadow that sheets have, where it lies next to the edge of the screen. */
  @media (max-width: 39.99rem) {
    box-shadow: 0 0.625rem 1.5rem -0.5rem rgb(7 18 14 / 0.35);
  }
  /* Text of twice the size on a phone: what stands side by side takes lines of its own. */
  @media (max-width: 17rem) {
    & > dl > div {
      flex-wrap: wrap;
    }
  }
`;
