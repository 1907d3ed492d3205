import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { sprucePanel } from '@agence/shared-contracts/ui/Layout';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useCertificatesQuery } from '../achievements/achievementsApi.ts';
import { viewerTexts } from '../content/viewer.ts';
import { useMember } from '../member/MemberPage.tsx';
import type { ViewerCourse } from './viewerApi.ts';

const texts = viewerTexts.summit;

/** All modules are done: the certificate, which the database issues once it has the last module. */
export function Summit({ course }: { readonly course: ViewerCourse }) {
  const { outbox } = useMember();
  const { data, refetch } = useCertificatesQuery();
  const certificate = data?.find(({ formation_id }) => formation_id === course.id);
  const isMissing = data !== undefined && !certificate;
  useEffect(() => {
    // Each delivery may be the one that completes the course on the server.
    if (isMissing) return outbox.subscribeDelivered(() => void refetch());
  }, [isMissing, outbox, refetch]);

  return (
    <Panel role="status" data-theme="dark">
      <div>
        <h2>{texts.title}</h2>
        <p>{texts.detail}</p>
      </div>
      {certificate ? (
        <ButtonLink href={`/certificats/${certificate.number}`}>{texts.certificate}</ButtonLink>
      ) : (
        <p>{texts.preparing}</p>
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
