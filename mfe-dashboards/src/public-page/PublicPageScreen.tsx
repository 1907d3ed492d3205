import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Skeleton, StateMessage } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { publicPageTexts as texts } from '../content/publicPage.ts';
import { PageDecision } from './PageDecision.tsx';
import { PagePreview } from './PagePreview.tsx';
import { pageState } from './pageState.ts';
import { usePublicPageQuery } from './publicPageApi.ts';

/** What a creator's page shows, and the decision whether it does: nothing is public that its owner has not seen here. */
export function PublicPageScreen() {
  const { data: page, isError, refetch } = usePublicPageQuery();
  return (
    <Page>
      <header>
        <h1>{texts.title}</h1>
        {page ? (
          <>
            <Soft>{texts.lead[pageState(page)]}</Soft>
            {page.gives_hours || page.figures.services === 0 ? null : (
              <p>
                {texts.waiting(page.figures.services)} <a href="/creator-dashboard/rendez-vous">{texts.giveHours}</a>
              </p>
            )}
            {page.agreed_at === null ? (
              <Jump href="#decision">
                {texts.toDecision} <span aria-hidden="true">↓</span>
              </Jump>
            ) : null}
          </>
        ) : null}
      </header>
      {page ? (
        <Columns data-decided={page.agreed_at === null ? undefined : ''}>
          {page.agreed_at === null ? <PagePreview page={page} /> : null}
          <PageDecision page={page} />
          {page.agreed_at === null ? null : <PagePreview page={page} />}
        </Columns>
      ) : isError ? (
        <StateMessage
          tone="error"
          title={texts.failed.title}
          actions={
            <Button type="button" onClick={refetch}>
              {texts.failed.action}
            </Button>
          }
        >
          {texts.failed.detail}
        </StateMessage>
      ) : page === null ? (
        <StateMessage
          title={texts.none.title}
          actions={<ButtonLink href="/creator-dashboard">{texts.none.action}</ButtonLink>}
        >
          {texts.none.detail}
        </StateMessage>
      ) : (
        <Skeleton $height="36rem" aria-busy="true" />
      )}
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.5rem, 3vw, 2.5rem);
  padding-block: var(--ag-place) var(--ag-section);
  & h1 {
    margin-bottom: 0.75rem;
  }
`;

/** Where the decision stands below the whole preview. */
const Jump = styled.a`
  display: inline-flex;
  gap: 0.4em;
  align-items: center;
  min-height: 2.75rem;
  font-size: var(--ag-size-small);
  font-weight: 600;
  color: var(--ag-ink-soft);
  @media (min-width: 68rem) {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  align-items: start;
  @media (min-width: 68rem) {
    gap: 2rem;
    /* Once it is taken, the page has all of the width. */
    &:not([data-decided]) {
      grid-template-columns: minmax(0, 1fr) 22rem;
    }
  }
`;
