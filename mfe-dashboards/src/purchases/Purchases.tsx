import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { purchasesTexts as texts } from '../content/purchases.ts';
import { useMember } from '../member/MemberPage.tsx';
import { WholeState } from '../member/WholeState.tsx';
import { PurchaseSheet } from './PurchaseSheet.tsx';
import { usePurchasesQuery } from './purchasesApi.ts';

/** Orders of one's own, newest first. */
export function Purchases() {
  const { user } = useMember();
  const { data: purchases, isError, refetch } = usePurchasesQuery(user.id);
  return (
    <Page>
      <header>
        <h1>{texts.title}</h1>
        <Soft>{texts.lead}</Soft>
      </header>
      {isError && !purchases ? (
        <ReadFailure texts={texts.failed} onRetry={() => void refetch()} />
      ) : !purchases ? (
        <Skeleton $height="20rem" aria-busy="true" />
      ) : purchases.length === 0 ? (
        <WholeState
          kind="purchases"
          title={texts.empty.title}
          actions={<ButtonLink href="/boutique">{texts.empty.action}</ButtonLink>}
        >
          {texts.empty.detail}
        </WholeState>
      ) : (
        <Sheets>
          {purchases.map((purchase) => (
            <PurchaseSheet key={purchase.id} purchase={purchase} />
          ))}
        </Sheets>
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
    margin-bottom: 0.75rem;
  }
`;

const Sheets = styled.div`
  overflow: hidden;
  border: 1px solid var(--ag-line);
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  & > * + * {
    border-top: 1px solid var(--ag-line);
  }
  /* One receipt is printed: that of the button that was pressed. */
  @media print {
    &:has([data-printed]) > :not([data-printed]) {
      display: none;
    }
  }
`;
