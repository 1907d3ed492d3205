import { longDate } from '@agence/shared-contracts/format/frenchDate';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { useState } from 'react';
import styled from 'styled-components';
import { publicPageTexts } from '../content/publicPage.ts';
import { Icon } from '../member/Icon.tsx';
import { Panel, Problem } from '../member/Panel.tsx';
import { withRaised } from '../member/raised.tsx';
import { TextButton } from '../member/TextButton.tsx';
import { PageStateBadge } from './PageStateBadge.tsx';
import { pageState } from './pageState.ts';
import { type PublicPage, useAgreeToPageMutation } from './publicPageApi.ts';
import { WithdrawPage } from './WithdrawPage.tsx';

const texts = publicPageTexts.decision;
const EDIT = '/creator-dashboard/profil';

/** Says what agreeing means, takes the agreement, and takes it back. */
export function PageDecision({ page }: { readonly page: PublicPage }) {
  const [agree, { isLoading, error, reset }] = useAgreeToPageMutation();
  const [isAsking, setAsking] = useState(false);
  const [news, setNews] = useState('');
  const state = pageState(page);
  const nothingIsPublished = page.figures.formations + page.figures.services === 0;

  const confirm = async () => {
    setNews('');
    const answer = await agree(page.shown);
    if (!('error' in answer)) setNews(nothingIsPublished ? texts.agreedWaiting : texts.agreed);
  };

  return (
    <Sheet aria-labelledby="decision" data-decided={page.agreed_at === null ? undefined : ''}>
      <header>
        <h2 id="decision">{texts.title}</h2>
        <PageStateBadge state={state} />
      </header>
      <p>{texts[state]}</p>
      {page.agreed_at === null ? (
        <>
          <h3>{texts.whatItMeans}</h3>
          <Meanings>
            {texts.means.map((meaning) => (
              <li key={meaning}>
                <Icon name="view" size={20} />
                {meaning}
              </li>
            ))}
          </Meanings>
          {nothingIsPublished ? <p>{texts.notYet}</p> : null}
          <Soft as="small">
            {texts.name} <a href="/compte">{texts.toAccount}</a>
          </Soft>
          <Button type="button" $wide aria-disabled={isLoading} onClick={() => void confirm()}>
            {isLoading ? texts.agreeing : texts.agree}
          </Button>
          <Soft as="small">{texts.free}</Soft>
        </>
      ) : (
        <>
          <Soft>{withRaised(texts.agreedOn(longDate(page.agreed_at)))}</Soft>
          <Ways>
            {state === 'public' ? (
              <ButtonLink $look="secondary" href={`/creators/${page.shown.slug}`}>
                {texts.view}
              </ButtonLink>
            ) : null}
            <ButtonLink $look="secondary" href={EDIT} aria-label={publicPageTexts.edit}>
              {texts.edit}
            </ButtonLink>
          </Ways>
          <Withdrawal>
            <Soft as="small">{texts.anytime}</Soft>
            <TextButton type="button" onClick={() => setAsking(true)}>
              {texts.withdraw}
            </TextButton>
          </Withdrawal>
        </>
      )}
      {error ? (
        <Problem role="alert">
          {'code' in error && error.code === 'creator_page_changed' ? texts.changed : texts.failed}
        </Problem>
      ) : null}
      <p role="status">{news}</p>
      {page.agreed_at === null ? <a href={EDIT}>{publicPageTexts.edit}</a> : null}
      {isAsking ? (
        <WithdrawPage
          onClose={() => setAsking(false)}
          onWithdrawn={() => {
            reset();
            setNews(texts.withdrawn);
          }}
        />
      ) : null}
    </Sheet>
  );
}

/** Beside the preview it stays in view; once it is taken it is a band above it, what can be done at its end. */
const Sheet = styled(Panel)`
  @media (min-width: 68rem) {
    &:not([data-decided]) {
      position: sticky;
      top: 6rem;
    }
    &[data-decided] {
      grid-template-columns: minmax(0, 1fr) 22rem;
      gap: 0.5rem 3rem;
    }
    &[data-decided] > * {
      grid-column: 1;
    }
    &[data-decided] > header {
      justify-content: start;
    }
    &[data-decided] > div {
      grid-column: 2;
    }
    &[data-decided] > header ~ div {
      grid-row: 1 / span 3;
    }
    /* Across all of it, its way below the other ones. */
    &[data-decided] > div + div {
      grid-area: 4 / 1 / auto / -1;
      grid-template-columns: 1fr auto;
      align-items: center;
      margin-top: 0.75rem;
      padding-top: 0.5rem;
    }
  }
  & > h3 {
    font: 600 1rem/1.4 var(--ag-text);
    letter-spacing: 0;
  }
  & > [role='status']:not(:empty) {
    font-weight: 600;
    color: var(--ag-moss);
  }
`;

/** Beside each other as long as both have room. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 0.75rem;
  & > a {
    flex: 1 1 9rem;
    padding-inline: 1rem;
    border-width: 1px;
    border-color: var(--ag-edge);
  }
`;

/** Done once in a while at most: the last and the quietest of what can be done. */
const Withdrawal = styled.div`
  display: grid;
  justify-items: start;
  padding-top: 1rem;
  border-top: 1px solid var(--ag-line);
  & > button {
    color: var(--ag-danger);
  }
`;

const Meanings = styled.ul`
  display: grid;
  gap: 0.75rem;
  font-size: 0.9375rem;
  & > li {
    display: flex;
    gap: 0.75rem;
  }
  & svg {
    flex: none;
    margin-top: 0.1rem;
    color: var(--ag-ember);
  }
`;
