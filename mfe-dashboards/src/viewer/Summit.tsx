import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { sprucePanel } from '@agence/shared-contracts/ui/Layout';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useProfileQuery } from '../account/accountApi.ts';
import { useEarnedQuery } from '../achievements/achievementsApi.ts';
import { viewerTexts } from '../content/viewer.ts';
import { useMember } from '../member/MemberPage.tsx';
import { CertificateName } from './CertificateName.tsx';
import type { ViewerCourse } from './viewerApi.ts';

const texts = viewerTexts.summit;
/** How often the page looks again by itself; each time is the one that the database has named. */
const MOST_LOOKS = 10;

/** All modules are done: the certificate, which the database issues once it has the last module, and whose name it bears. */
export function Summit({ course }: { readonly course: ViewerCourse }) {
  const { user, outbox } = useMember();
  const profile = useProfileQuery(user.id);
  const { data, isFetching, refetch } = useEarnedQuery();
  const certificate = data?.certificates.find(({ formation_id }) => formation_id === course.id);
  const isMissing = data !== undefined && !certificate;
  useEffect(() => {
    // Each delivery may be the one that completes the course on the server.
    if (isMissing) return outbox.subscribeDelivered(() => void refetch());
  }, [isMissing, outbox, refetch]);
  const wait = isMissing ? data.waits[course.id] : undefined;
  const looks = useRef(0);
  useEffect(() => {
    if (wait === undefined || isFetching || looks.current === MOST_LOOKS) return;
    const timer = setTimeout(() => {
      looks.current += 1;
      void refetch();
    }, wait * 1000);
    return () => clearTimeout(timer);
  }, [wait, isFetching, refetch]);

  return (
    <Panel role="status" data-theme="dark">
      <div>
        <h2>{texts.title}</h2>
        <p>{texts.detail}</p>
      </div>
      {profile.data && !profile.data.full_name ? (
        <CertificateName userId={user.id} />
      ) : certificate ? (
        <ButtonLink href={`/certificats/${certificate.number}`}>{texts.certificate}</ButtonLink>
      ) : (
        <p>{wait === undefined ? texts.preparing : texts.waiting(wait)}</p>
      )}
    </Panel>
  );
}

const Panel = styled.section`
  ${sprucePanel}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1.25rem;
  padding: clamp(1.25rem, 3vw, 2rem);
  & h2 {
    font-size: var(--ag-size-3);
  }
  & p {
    color: var(--ag-on-spruce-soft);
  }
`;
