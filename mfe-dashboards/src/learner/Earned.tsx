import { longDate } from '@agence/shared-contracts/format/frenchDate';
import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { useEarnedQuery } from '../achievements/achievementsApi.ts';
import { Badges } from '../achievements/Badges.tsx';
import { learnerTexts } from '../content/learner.ts';
import { FactLine } from '../member/FactLine.tsx';
import { useCoursesQuery, useStatsQuery } from './learnerApi.ts';

const texts = learnerTexts.badges;

/** Badges and certificates; when they cannot be read the dashboard goes on without them (DSH-059). */
export function Earned() {
  const { data, isLoading, isError } = useEarnedQuery();
  const { data: stats } = useStatsQuery();
  const { data: courses } = useCoursesQuery();
  if (isLoading) return null;
  const { badges = [], certificates = [] } = data ?? {};
  const done = stats && {
    modules: stats.modules_completed,
    courses: stats.formations_completed,
    days: stats.streak_days,
  };
  return (
    <section aria-labelledby="badges">
      <Head>
        <h2 id="badges">{texts.title}</h2>
        {badges.length > 0 ? <span>{texts.count(badges.length, texts.all.length)}</span> : null}
      </Head>
      {badges.length === 0 && certificates.length === 0 ? <Empty>{texts.empty}</Empty> : null}
      <Frame>
        {isError ? null : <Badges badges={badges} done={done} />}
        {certificates.map(({ number, formation_id, issued_at }) => {
          const course = courses?.find(({ formation }) => formation.id === formation_id);
          const name = texts.certificate(course?.formation.title);
          return (
            <p key={number}>
              {/* The row of a finished course leads there already. */}
              {course?.completed_at ? <strong>{name}</strong> : <a href={`/certificats/${number}`}>{name}</a>}
              <FactLine>
                <span translate="no">{number}</span>
                {longDate(issued_at)}
              </FactLine>
            </p>
          );
        })}
      </Frame>
    </section>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem 1rem;
  margin-bottom: 1rem;
  & > span {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
`;

const Empty = styled(Soft)`
  margin-bottom: 1rem;
`;

const Frame = styled.div`
  display: grid;
  gap: 1rem;
  justify-items: start;
  & > p {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & > p > :is(a, strong) {
    display: block;
    width: fit-content;
    padding-block: 0.5rem 0.25rem;
    font-size: 1rem;
    font-weight: 600;
    color: var(--ag-ink);
    text-decoration-color: var(--ag-edge);
  }
`;
