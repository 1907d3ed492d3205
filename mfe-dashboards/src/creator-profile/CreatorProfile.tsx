import { Container } from '@agence/shared-contracts/ui/Layout';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import styled from 'styled-components';
import { useProfileQuery } from '../account/accountApi.ts';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { creatorProfileTexts as texts } from '../content/applications.ts';
import { useMember } from '../member/MemberPage.tsx';
import { LeadLine } from '../member/PlaceHead.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { CreatorPhoto } from './CreatorPhoto.tsx';
import { CreatorProfileForm } from './CreatorProfileForm.tsx';
import { CreatorServices } from './CreatorServices.tsx';
import { useCreatorProfileQuery } from './creatorProfileApi.ts';

/** The application of who may not publish yet, and the profile of who has a record. */
export function CreatorProfile() {
  const { user } = useMember();
  const profile = useProfileQuery(user.id);
  const record = useCreatorProfileQuery();
  const failed = profile.isError ? profile : record.isError ? record : undefined;
  return (
    <Page>
      <header>
        <h1>{texts.title}</h1>
        <LeadLine>{texts.lead}</LeadLine>
      </header>
      {failed ? (
        <ReadFailure texts={texts.failed} onRetry={() => void failed.refetch()} />
      ) : profile.data && record.data !== undefined ? (
        <>
          {profile.data.role === 'learner' ? (
            <Narrow>
              <ApplicationForm userId={user.id} />
            </Narrow>
          ) : null}
          {record.data ? (
            <Columns>
              <CreatorPhoto record={record.data} />
              <CreatorProfileForm key={record.data.id} record={record.data} />
              <CreatorServices creatorId={record.data.id} />
            </Columns>
          ) : null}
        </>
      ) : (
        <Skeleton $height="24rem" aria-busy="true" />
      )}
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  padding-block: var(--ag-place) var(--ag-section);
  & h1 {
    margin-bottom: 0.5rem;
  }
`;

const Narrow = styled.div`
  max-width: 48rem;
`;

/** The face, what is said, and what is sold; face and services beside the words where there is room. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  align-items: start;
  @media (min-width: 75rem) {
    grid-template: auto 1fr / minmax(0, 1fr) 26rem;
    & > [aria-labelledby='presentation'] {
      grid-area: 1 / 1 / span 2;
    }
    & > :not([aria-labelledby='presentation']) {
      grid-column: 2;
    }
  }
  /* What is sold stays beside the words while they are written. */
  @media screen and (min-width: 75rem) and (min-height: 45rem) {
    & > [aria-labelledby='services'] {
      position: sticky;
      top: 5.5rem;
    }
  }
`;
