import { formatMoney } from '@agence/shared-contracts/backend/money';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { purchasesTexts as texts } from '../content/purchases.ts';
import { useMember } from '../member/MemberPage.tsx';
import { LeadLine } from '../member/PlaceHead.tsx';
import { WholeState } from '../member/WholeState.tsx';
import { byYear } from './byYear.ts';
import { PurchaseSheet } from './PurchaseSheet.tsx';
import { usePurchasesQuery } from './purchasesApi.ts';
import { Statement } from './Statement.tsx';

/** Orders of one's own, newest first. */
export function Purchases() {
  const { user } = useMember();
  const { data: purchases, isError, refetch } = usePurchasesQuery(user.id);
  return (
    <Page>
      <header>
        <h1>{texts.title}</h1>
        <LeadLine>{texts.lead}</LeadLine>
      </header>
      {isError && !purchases ? (
        <ReadFailure texts={texts.failed} onRetry={() => void refetch()} />
      ) : !purchases ? (
        <Skeleton $height="20rem" aria-busy="true" />
      ) : purchases.length === 0 ? (
        <WholeState
          kind="purchases"
          title={texts.empty.title}
          example={texts.empty.example}
          actions={<ButtonLink href="/boutique">{texts.empty.action}</ButtonLink>}
        >
          {texts.empty.detail}
        </WholeState>
      ) : (
        <Years>
          {byYear(purchases).map(({ year, purchases: made, paid, isWhole }) => (
            <section key={year} aria-labelledby={`achats-${year}`}>
              <Year>
                <h2 id={`achats-${year}`}>{year}</h2>
                <p>
                  {texts.count(made.length, isWhole)} <strong translate="no">{formatMoney(paid)}</strong>
                </p>
              </Year>
              <Sheets>
                {made.map((purchase) => (
                  <PurchaseSheet key={purchase.id} purchase={purchase} />
                ))}
                <Statement year={year} purchases={made} />
              </Sheets>
            </section>
          ))}
          <Foot>
            <Soft>{texts.terms}</Soft>
            <a href="/boutique">{texts.empty.action}</a>
          </Foot>
        </Years>
      )}
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
  max-width: 76rem;
  margin-inline: 0;
  padding-block: var(--ag-place) var(--ag-section);
  & h1 {
    margin-bottom: 0.5rem;
  }
`;

const Years = styled.div`
  display: grid;
  gap: 2.5rem;
  /* Of the receipt that is printed alone. */
  @media print {
    &:has([data-printed]) > :not(:has([data-printed])) {
      display: none;
    }
  }
`;

/** What holds for all of them, and the way on. */
const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.75rem 2rem;
  margin-top: -1.25rem;
  & > p {
    /* Two lines of a tablet. */
    flex: 0 1 40rem;
    max-width: none;
    font-size: var(--ag-size-small);
  }
  & > a {
    padding-block: 0.6rem;
    font-size: var(--ag-size-data);
    font-weight: 600;
    text-decoration-color: var(--ag-edge);
  }
`;

/** Where amounts of the rows stand, what they come to. */
const Year = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.25rem 1.5rem;
  margin-bottom: 0.9rem;
  & > h2 {
    font-size: 1.25rem;
  }
  & > p {
    color: var(--ag-ink-soft);
    font-size: var(--ag-size-data);
  }
  & strong {
    margin-left: 0.5rem;
    color: var(--ag-ink);
    font-size: 1rem;
    white-space: nowrap;
  }
`;

const Sheets = styled.div`
  overflow: hidden;
  border: 1px solid var(--ag-line);
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  & > :where(:nth-child(n + 2)) {
    border-top: 1px solid var(--ag-line);
  }
  /* One receipt is printed: that of the button that was pressed. */
  @media print {
    &:has([data-printed]) > :not([data-printed]) {
      display: none;
    }
  }
`;
