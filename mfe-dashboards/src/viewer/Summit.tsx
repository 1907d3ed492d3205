import { Picture } from '@agence/shared-contracts/art/Picture';
import { emptySummit } from '@agence/shared-contracts/art/pictures';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useProfileQuery } from '../account/accountApi.ts';
import { useEarnedQuery } from '../achievements/achievementsApi.ts';
import { viewerTexts } from '../content/viewer.ts';
import { useMember } from '../member/MemberPage.tsx';
import { WhenNear } from '../member/WhenNear.tsx';
import type { ViewerCourse } from './viewerApi.ts';

const texts = viewerTexts.summit;
const loadName = () => import('./CertificateName.tsx');

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
    <Panel>
      <div>
        <Picture of={emptySummit} alt="" />
      </div>
      <Words role="status">
        <h2>{texts.title}</h2>
        <p>{texts.detail}</p>
        {profile.data && !profile.data.full_name ? (
          <WhenNear load={loadName} of={{ userId: user.id }} height="12rem" />
        ) : certificate ? (
          <ButtonLink href={`/certificats/${certificate.number}`}>{texts.certificate}</ButtonLink>
        ) : (
          <p>{wait === undefined ? texts.preparing : texts.waiting(wait)}</p>
        )}
      </Words>
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  overflow: hidden;
  border: 1px solid var(--ag-line);
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  & img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 0.9rem;
  justify-items: start;
  padding: clamp(1.25rem, 3vw, 2.5rem);
  & h2 {
    font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem);
  }
  & p {
    color: var(--ag-ink-soft);
  }
`;
