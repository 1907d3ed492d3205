import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { useEarnedQuery } from '../achievements/achievementsApi.ts';
import { Badges } from '../achievements/Badges.tsx';
import { learnerTexts } from '../content/learner.ts';
import { longDate } from '../member/longDate.ts';

/** Badges and certificates; when they cannot be read the dashboard goes on without them (DSH-059). */
export function Earned() {
  const { data: { badges = [], certificates = [] } = {}, isLoading } = useEarnedQuery();
  const isEmpty = badges.length === 0 && certificates.length === 0;
  if (isLoading) return null;
  return (
    <section aria-labelledby="badges">
      <h2 id="badges">{learnerTexts.badges.title}</h2>
      {isEmpty ? <Soft>{learnerTexts.badges.empty}</Soft> : null}
      <Frame>
        {badges.length > 0 ? <Badges badges={badges} /> : null}
        {certificates.map(({ number, issued_at }) => (
          <a key={number} href={`/certificats/${number}`}>
            {learnerTexts.certificate} {number} · {longDate(issued_at)}
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
