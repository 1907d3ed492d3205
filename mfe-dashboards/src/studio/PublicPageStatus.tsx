import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import styled from 'styled-components';
import { publicPageStates } from '../content/publicPageStates.ts';
import { Panel } from '../member/Panel.tsx';
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
  if (!page) return <Skeleton $height="10.5rem" aria-busy="true" />;
  const state = pageState(page);
  return (
    <Row aria-labelledby="page-publique">
      <div>
        <h2 id="page-publique">{texts.title}</h2> <PageStateBadge state={state} />
        <Soft>{texts[state]}</Soft>
      </div>
      <ButtonLink $look="secondary" href="/creator-dashboard/page-publique">
        {texts.open[state]}
      </ButtonLink>
    </Row>
  );
}

const Row = styled(Panel)`
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  /* Words and button at the top, however high what stands beside it is. */
  align-content: start;
  & h2 {
    display: inline-block;
    margin-right: 0.6rem;
    font-size: var(--ag-size-3);
  }
  /* Above, it stands in a narrow column. */
  @media (min-width: 48rem) and (max-width: 74.99rem) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  @media (min-width: 40rem) {
    & > a {
      justify-self: start;
    }
  }
`;
