import { formatMoney } from '@agence/shared-contracts/backend/money';
import { usePrinting } from '@agence/shared-contracts/ui/usePrinting';
import { useState } from 'react';
import styled from 'styled-components';
import { accountingTexts as texts } from '../content/accounting.ts';
import { briefDay } from '../member/briefMoment.ts';
import { Panel } from '../member/Panel.tsx';
import { TextButton } from '../member/TextButton.tsx';
import { orderNumber } from '../orders/orderNumber.ts';
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
    <Panel aria-labelledby="mouvements">
      <h2 id="mouvements">{texts.moves.title}</h2>
      <List>
        {shown.map(({ order_id, kind, items, created_at, total_cents }, index) => (
          // An order has several; two of one kind may be of one moment.
          // biome-ignore lint/suspicious/noArrayIndexKey: a line of the journal has no other name than its place
          <li key={index}>
            <span>
              <a href={`/admin/commandes/${order_id}`} translate="no">
                {orderNumber(order_id)}
              </a>{' '}
              {items}
            </span>
            <small>
              {texts.kinds[kind]}, <time dateTime={created_at}>{briefDay(created_at, now)}</time>
            </small>
            <b translate="no">{formatMoney(total_cents)}</b>
          </li>
        ))}
      </List>
      {mayFold ? (
        <div>
          <TextButton type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? texts.moves.fewer : texts.moves.whole(latest.length)}
          </TextButton>
        </div>
      ) : null}
    </Panel>
  );
}

const List = styled.ol`
  padding: 0;
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.1rem 1rem;
    align-items: baseline;
    padding-block: 0.65rem;
    border-top: 1px solid var(--ag-line);
    font-size: var(--ag-size-data);
    overflow-wrap: anywhere;
  }
  & a {
    margin-right: 0.5rem;
    color: inherit;
    font-weight: 600;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > span {
    grid-area: 1 / 1;
  }
  & small {
    grid-area: 2 / 1;
    color: var(--ag-ink-soft);
  }
  & b {
    grid-row: 1;
    grid-column: 2;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  @media (min-width: 60rem) {
    & > li {
      grid-template-columns: minmax(0, 1fr) 16rem 7rem;
    }
    & small {
      grid-area: 1 / 2;
    }
    & b {
      grid-column: 3;
      text-align: end;
    }
  }
`;
