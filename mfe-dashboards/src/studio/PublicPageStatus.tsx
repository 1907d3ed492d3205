import { Skeleton } from '@agence/shared-contracts/ui/States';
import { skipToken } from '@reduxjs/toolkit/query';
import styled from 'styled-components';
import { publicPageStates } from '../content/publicPageStates.ts';
import { Icon } from '../member/Icon.tsx';
import { PageStateBadge } from '../public-page/PageStateBadge.tsx';
import { pageState } from '../public-page/pageState.ts';
import { usePublicPageQuery } from '../public-page/publicPageApi.ts';

const texts = publicPageStates.status;

interface PublicPageStatusProps {
  /** Whether it is known that somebody has a page of which something can be said. */
  readonly isKnown: boolean;
}

/** Whether the creator's name is public, and the way to the decision. */
export function PublicPageStatus({ isKnown }: PublicPageStatusProps) {
  const { data: page, isError } = usePublicPageQuery(isKnown ? undefined : skipToken);
  if (isError) return null;
  if (!page) return <Skeleton $height="4.75rem" aria-busy="true" />;
  const state = pageState(page);
  return (
    <Line aria-labelledby="page-publique">
      <Icon name="view" size={22} />
      <div>
        <h2 id="page-publique">{texts.title}</h2> <PageStateBadge state={state} />
      </div>
      <p>
        {texts[state]} <a href="/creator-dashboard/page-publique">{texts.open[state]}</a>
      </p>
    </Line>
  );
}

/** A row below what is to be done, its words on the edge of theirs. */
const Line = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr);
  align-items: center;
  padding-block: 0.9rem;
  color: var(--ag-ink-soft);
  & > svg {
    grid-row: span 2;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    align-items: center;
  }
  && h2 {
    font: 600 1rem / 1.5 var(--ag-text);
    letter-spacing: 0;
    color: var(--ag-ink);
  }
  & > p {
    font-size: var(--ag-size-small);
  }
  & a {
    display: inline-block;
  }
  /* All of it leads there. */
  & a::before {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
