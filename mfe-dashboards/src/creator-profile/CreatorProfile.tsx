import { Container } from '@agence/shared-contracts/ui/Layout';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import styled from 'styled-components';
import { useProfileQuery } from '../account/accountApi.ts';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { creatorProfileTexts as texts } from '../content/applications.ts';
import { BackLink } from '../member/BackLink.tsx';
import { useMember } from '../member/MemberPage.tsx';
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
    <Page $narrow>
      <header>
        <BackLink href="/creator-dashboard">{texts.back}</BackLink>
        <h1>{texts.title}</h1>
      </header>
      {failed ? (
        <ReadFailure texts={texts.failed} onRetry={() => void failed.refetch()} />
      ) : profile.data && record.data !== undefined ? (
        <>
          {profile.data.role === 'learner' ? <ApplicationForm userId={user.id} /> : null}
          {record.data ? <CreatorPhoto record={record.data} /> : null}
          {record.data ? <CreatorProfileForm key={record.data.id} record={record.data} /> : null}
          {record.data ? <CreatorServices creatorId={record.data.id} /> : null}
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
  margin-inline: 0;
  padding-block: var(--ag-place) var(--ag-section);
  & h1 {
    margin-bottom: 0.5rem;
  }
`;
