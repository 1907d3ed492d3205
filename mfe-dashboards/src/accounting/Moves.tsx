import { formatMoney } from '@agence/shared-contracts/backend/money';
import { usePrinting } from '@agence/shared-contracts/ui/usePrinting';
import { useState } from 'react';
import styled from 'styled-components';
import { accountingTexts as texts } from '../content/accounting.ts';
import { briefDay } from '../member/briefMoment.ts';
import { FactLine } from '../member/FactLine.tsx';
import { FoldButton } from '../member/FoldButton.tsx';
import { headsByEar } from '../member/headsByEar.ts';
import { withRaised } from '../member/raised.tsx';
import { orderNumber } from '../orders/orderNumber.ts';
import { AccountTable } from './AccountTable.tsx';
import type { Entry } from './accountingApi.ts';

/** How many are shown until somebody asks for all. */
const SHOWN = 10;

/** Each sale, and whatever changed it, the latest first: what the sums are made of. */
export function Moves({ entries }: { readonly entries: readonly Entry[] }) {
  const isPrinting = usePrinting();
  const [isWhole, setWhole] = useState(false);
  const [now] = useState(() => Date.now());
  if (entries.length === 0) return null;
  const latest = [...entries].sort((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at));
  // One row more takes no more room than the button that would show it.
  const mayFold = latest.length > SHOWN + 1;
  const shown = mayFold && !isWhole && !isPrinting ? latest.slice(0, SHOWN) : latest;
  return (
    <Section>
      <h2>
        {texts.moves.title} <small>{latest.length}</small>
      </h2>
      {/* The one region of this name: it is the one that is scrolled. */}
      <Rows tabIndex={0} role="region" aria-label={texts.moves.title}>
        <table aria-label={texts.moves.title}>
          <thead>
            <tr>
              {Object.entries(texts.moves.columns).map(([id, column]) => (
                <th key={id} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ order_id, kind, buyer, items, created_at, total_cents }, index) => (
              // An order has several; two of one kind may be of one moment.
              // biome-ignore lint/suspicious/noArrayIndexKey: a line of the journal has no other name than its place
              <tr key={index}>
                <td className="date">
                  <time dateTime={created_at}>{withRaised(briefDay(created_at, now))}</time>
                </td>
                <td className="order">
                  <a href={`/admin/commandes/${order_id}`}>
                    <span className="visually-hidden">{texts.moves.columns.order} </span>
                    <span translate="no">{orderNumber(order_id)}</span>
                  </a>
                </td>
                <td className="buyer" data-none={buyer ? undefined : ''}>
                  {buyer ?? '–'}
                </td>
                <td className="items">
                  <FactLine>
                    {/* Nearly all are sales. */}
                    {kind === 'sale' ? null : <b>{texts.kinds[kind]}</b>}
                    {items}
                  </FactLine>
                </td>
                <td className="total" translate="no">
                  {formatMoney(total_cents)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Rows>
      {mayFold && !isPrinting ? (
        <div>
          <FoldButton type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? texts.moves.fewer : texts.moves.whole(latest.length)}
          </FoldButton>
        </div>
      ) : null}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  margin-top: 0.75rem;
  & > h2 {
    font-size: var(--ag-size-3);
  }
  & > h2 > small {
    margin-left: 0.25rem;
    font: 400 var(--ag-size-data) / 1.4 var(--ag-text);
    color: var(--ag-ink-soft);
  }
`;

const Rows = styled(AccountTable)`
  font-size: var(--ag-size-data);
  & th:not(:last-child),
  & td:not(:last-child) {
    text-align: start;
  }
  & td {
    padding-block: 0.7rem;
  }
  /* A long name is one line as soon as what was bought has room beside it. */
  & .buyer {
    min-width: clamp(7rem, 36vw - 12.5rem, 17rem);
  }
  & .items {
    width: 100%;
    min-width: 10rem;
  }
  & .buyer,
  & .items {
    white-space: normal;
  }
  & a,
  & .total {
    font-weight: 600;
  }
  & .items b {
    font-weight: 600;
  }
  & .date {
    color: var(--ag-ink-soft);
  }
  /* On phones and tablets: what was bought and its amount, then when, which order and whose, who has a line where it is too long. The whole of it opens the order. */
  @media screen and (max-width: 59.99rem) {
    & table,
    & tbody {
      display: block;
    }
    ${headsByEar}
    & td {
      padding: 0;
    }
    & tbody > tr {
      position: relative;
      display: flex;
      flex-wrap: wrap;
      gap: 0.1rem 0.9rem;
      align-items: baseline;
      padding: 0.75rem clamp(1.1rem, 2.5vw, 1.25rem);
    }
    & tbody > tr::before {
      content: '';
      flex: 0 0 100%;
    }
    & .items {
      order: -2;
      flex: 1;
      width: auto;
      min-width: 0;
      overflow-wrap: anywhere;
    }
    & .total {
      order: -1;
    }
    /* Names begin below each other. */
    & .order {
      min-width: 4.75rem;
    }
    & .buyer {
      min-width: 0;
      overflow-wrap: anywhere;
    }
    & .buyer[data-none] {
      display: none;
    }
    & a {
      font-weight: 400;
    }
    & a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
`;
