import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { useBadgesQuery, useCertificatesQuery } from '../achievements/achievementsApi.ts';
import { Badges } from '../achievements/Badges.tsx';
import { learnerTexts } from '../content/learner.ts';

const longDate = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'America/Toronto' });

/** Badges and certificates; when they cannot be read the dashboard goes on without them (DSH-059). */
export function Earned() {
  const badges = useBadgesQuery();
  const certificates = useCertificatesQuery();
  const isEmpty = !badges.data?.length && !certificates.data?.length;
  if (badges.isLoading || certificates.isLoading) return null;
  return (
    <section aria-labelledby="badges">
      <h2 id="badges">{learnerTexts.badges.title}</h2>
      {isEmpty ? <Soft>{learnerTexts.badges.empty}</Soft> : null}
      <Frame>
        {badges.data?.length ? <Badges badges={badges.data} /> : null}
        {certificates.data?.map(({ number, issued_at }) => (
          <a key={number} href={`/certificats/${number}`}>
            {learnerTexts.certificate} {number} · {longDate.format(new Date(issued_at))}
          </a>
        ))}
      </Frame>
    </section>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 1rem;
  justify-items: start;
  & > a {
    padding-block: 0.5rem;
    font-weight: 600;
  }
`;
