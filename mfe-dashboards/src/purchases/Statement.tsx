import { formatMoney } from '@agence/shared-contracts/backend/money';
import { isoDate } from '@agence/shared-contracts/format/frenchDate';
import styled from 'styled-components';
import { purchasesTexts } from '../content/purchases.ts';
import { csvCell, csvDollars, csvFile } from '../member/csv.ts';
import { FactLine } from '../member/FactLine.tsx';
import { saveFile } from '../member/saveFile.ts';
import { TextButton } from '../member/TextButton.tsx';
import { orderNumber } from '../orders/orderNumber.ts';
import type { Purchase } from './purchasesApi.ts';

const texts = purchasesTexts.statement;

interface StatementProps {
  /** `2026` */
  readonly year: string;
  readonly purchases: readonly Purchase[];
}

/** What was paid in taxes in a year, and a file for whoever keeps the books. */
export function Statement({ year, purchases }: StatementProps) {
  const sum = (column: 'tps_cents' | 'tvq_cents' | 'refunded_cents') =>
    purchases.reduce((total, purchase) => total + purchase[column], 0);
  return (
    <Line>
      <p>
        <strong>{texts.title}</strong>
        {sum('refunded_cents') > 0 ? (
          <span>{texts.refunded}</span>
        ) : (
          <FactLine>
            {texts.taxes(formatMoney(sum('tps_cents')), formatMoney(sum('tvq_cents'))).map((tax) => (
              <Whole key={tax}>{tax}</Whole>
            ))}
          </FactLine>
        )}
      </p>
      <TextButton
        type="button"
        onClick={() => saveFile(texts.file(year), csvFile(texts.columns, purchases.map(cellsOf)))}
      >
        {texts.save(year)}
      </TextButton>
    </Line>
  );
}

const cellsOf = (purchase: Purchase): string[] => [
  csvCell(orderNumber(purchase.id)),
  isoDate(purchase.created_at),
  csvCell(purchase.order_items.map(({ name }) => name).join(', ')),
  ...(['subtotal_cents', 'tps_cents', 'tvq_cents', 'total_cents', 'refunded_cents'] as const).map((column) =>
    csvDollars(purchase[column]),
  ),
  csvCell(purchase.tps_number ?? ''),
  csvCell(purchase.tvq_number ?? ''),
];

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem 1.5rem;
  padding: 0.6rem 1.1rem;
  background: var(--ag-band);
  font-size: var(--ag-size-data);
  & > p {
    display: flex;
    flex-wrap: wrap;
    column-gap: 0.75rem;
    /* As far from the edge as the line of the file's button. */
    @media (max-width: 39.99rem) {
      padding-top: 0.3rem;
    }
  }
  & strong {
    font-weight: 600;
  }
  & span {
    color: var(--ag-ink-soft);
  }
  & > button {
    min-height: 2.75rem;
    padding-block: 0;
    border: 0;
    /* What was paid is read on paper too; a file is not saved from it. */
    @media print {
      display: none;
    }
  }
`;

/** A tax and what it comes to are not parted. */
const Whole = styled.span`
  white-space: nowrap;
`;
