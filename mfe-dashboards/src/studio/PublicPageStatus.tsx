import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { publicPageStates } from '../content/publicPageStates.ts';
import { Panel } from '../member/Panel.tsx';
import { PageStateBadge } from '../public-page/PageStateBadge.tsx';
import { pageState } from '../public-page/pageState.ts';
import { usePublicPageQuery } from '../public-page/publicPageApi.ts';

const texts = publicPageStates.status;

/** Whether the creator's name is public, and the way to the decision. */
export function PublicPageStatus() {
  const { data: page } = usePublicPageQuery();
  if (!page) return null;
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
  & h2 {
    display: inline-block;
    margin-right: 0.6rem;
    font-size: var(--ag-size-3);
  }
  /* Above, it stands in a narrow column. */
  @media (min-width: 48rem) and (max-width: 74.99rem) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;
