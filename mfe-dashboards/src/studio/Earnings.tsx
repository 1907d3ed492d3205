import { formatMoney } from '@agence/shared-contracts/backend/money';
import { isoDate, longMonth, shortDate } from '@agence/shared-contracts/format/frenchDate';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { useState } from 'react';
import styled from 'styled-components';
import { studioTexts } from '../content/studio.ts';
import { headsByEar } from '../member/headsByEar.ts';
import { Panel } from '../member/Panel.tsx';
import { withRaised } from '../member/raised.tsx';
import { type Earning, useEarningsQuery } from './studioApi.ts';

const texts = studioTexts.earnings;
/** The others are shown to who asks. */
const SHOWN = 5;

interface EarningsProps {
  readonly creatorId: string;
  /** What all rows, those that are not shown too, come to; undefined while it is not known. */
  readonly total: number | undefined;
}

/** The ledger: what came in, the creator's 70 % and the platform's 30 %; refunds are rows of their own (AMB-47). */
export function Earnings({ creatorId, total }: EarningsProps) {
  const { data = [], isLoading } = useEarningsQuery(creatorId);
  const [isWhole, setWhole] = useState(false);
  const more = data.length - SHOWN;
  return (
    <Panel aria-labelledby="revenus">
      <header>
        <div>
          <h2 id="revenus">{texts.title}</h2>
          <Soft>
            {texts.rule} {data.some(({ kind }) => kind === 'opening') ? texts.openingRule : null}
          </Soft>
        </div>
      </header>
      {isLoading ? (
        <Skeleton $height="12rem" aria-busy="true" />
      ) : data.length === 0 ? (
        <Soft>{texts.empty}</Soft>
      ) : (
        <Ledger aria-labelledby="revenus">
          <thead>
            <tr>
              <th scope="col">{texts.date}</th>
              <th scope="col">{texts.kind}</th>
              <th scope="col">{texts.gross}</th>
              <th scope="col">{texts.platform}</th>
              <th scope="col">{texts.share}</th>
            </tr>
          </thead>
          <tbody>
            {(isWhole ? data : data.slice(0, SHOWN)).map((earning) => (
              <Operation key={earning.id} {...earning} />
            ))}
          </tbody>
        </Ledger>
      )}
      {more > 0 ? (
        <div>
          <Button type="button" $look="secondary" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? texts.fewer : texts.more(more)}
          </Button>
        </div>
      ) : null}
      {data.length > 0 && total !== undefined ? (
        <Total>
          {texts.total} <strong translate="no">{formatMoney(total)}</strong>
        </Total>
      ) : null}
    </Panel>
  );
}

/** What came before this ledger is the creator's part alone: of what, nobody knows any more. */
function Operation({ kind, gross_cents, creator_cents, platform_cents, created_at, item }: Earning) {
  const isOpening = kind === 'opening';
  return (
    <tr>
      <th scope="row">
        <time dateTime={created_at}>{withRaised(shortDate(created_at))}</time>
      </th>
      <td>
        <span>{isOpening ? texts.openingOf(longMonth(isoDate(created_at))) : texts.kinds[kind]}</span>
        {/* What somebody supports is the creator. */}
        {item && kind !== 'tip' ? <span className="of">{item.name}</span> : null}
      </td>
      {isOpening ? unknown : <td translate="no">{formatMoney(gross_cents)}</td>}
      {isOpening ? (
        unknown
      ) : (
        <td>
          {/* Phones have no columns. */}
          <span className="name">{texts.platformShort}&#32;</span>
          <span translate="no">{formatMoney(platform_cents)}</span>
        </td>
      )}
      <td translate="no">{formatMoney(creator_cents)}</td>
    </tr>
  );
}

const unknown = <td className="unknown">–</td>;

const Ledger = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--ag-size-data);
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: 0.6rem 0 0.6rem 1rem;
    border-bottom: 1px solid var(--ag-line);
    font-weight: 400;
    text-align: right;
  }
  & th:first-child {
    padding-left: 0;
    text-align: left;
    white-space: nowrap;
  }
  /* What it was for is a word. */
  & thead th:nth-child(2),
  & tbody td:nth-child(2) {
    text-align: left;
  }
  & thead th {
    font-size: var(--ag-size-label);
    color: var(--ag-ink-soft);
  }
  & tbody td:last-child {
    font-weight: 600;
  }
  & .name {
    display: none;
  }
  & .of {
    display: block;
    font-weight: 400;
    color: var(--ag-ink-soft);
    overflow-wrap: anywhere;
  }
  /* On phones: what it was and the creator's part, what for, then when and of what. */
  @media (max-width: 40rem) {
    ${headsByEar}
    & tbody > tr {
      display: grid;
      grid-template-columns: minmax(min-content, 1fr) auto auto;
      gap: 0 0.3rem;
      align-items: baseline;
      padding-block: 0.7rem;
      border-bottom: 1px solid var(--ag-line);
    }
    & tr > * {
      padding: 0;
      border: 0;
    }
    & tbody > tr > th {
      grid-area: 3 / 1;
    }
    & tbody > tr > td:nth-child(2) {
      display: grid;
      grid-area: 1 / 1 / 3 / -1;
      grid-template: subgrid / subgrid;
      font-weight: 600;
    }
    & tbody > tr > td:nth-child(2) > span {
      grid-column: 1 / 3;
    }
    & tbody > tr > td:nth-child(2) > .of {
      grid-column: 1 / -1;
    }
    & tbody > tr > td:last-child {
      grid-area: 1 / 3;
    }
    & tbody > tr > th,
    & tbody > tr > td:nth-child(3),
    & tbody > tr > td:nth-child(4) {
      font-size: var(--ag-size-label);
      color: var(--ag-ink-soft);
    }
    & tbody > tr > td:nth-child(3),
    & tbody > tr > td:nth-child(4) {
      grid-row: 3;
    }
    & tbody > tr > td:nth-child(4)::before {
      content: '· ' / '';
    }
    & .name {
      display: inline;
    }
    & tbody .unknown {
      display: none;
    }
  }
  /* Where letters are so large that a line has no room for all. */
  @media (max-width: 19.99rem) {
    & tbody > tr {
      display: flex;
      flex-wrap: wrap;
    }
  }
`;

/** Of rows that are not shown too: it closes them all, below the way to them. */
const Total = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  padding-top: 0.75rem;
  border-top: 1px solid var(--ag-line);
  font-size: var(--ag-size-data);
  font-weight: 600;
  & > strong {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
