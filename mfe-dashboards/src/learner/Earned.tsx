import { longDate } from '@agence/shared-contracts/format/frenchDate';
import { CardLink } from '@agence/shared-contracts/ui/Card';
import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { useEarnedQuery } from '../achievements/achievementsApi.ts';
import { Badges } from '../achievements/Badges.tsx';
import { earnedTexts as texts } from '../content/earned.ts';
import { FactLine } from '../member/FactLine.tsx';
import { withRaised } from '../member/raised.tsx';
import { useCoursesQuery, useStatsQuery } from './learnerApi.ts';

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
            <Certificate key={number}>
              <svg viewBox="0 0 64 44" width="64" height="44" aria-hidden="true" fill="none">
                <path d="M.5.5h63v43H.5zM4.5 4.5h55v35h-55zM14 12h24M14 17h16" />
                <path d="M12 34l9-7 5 3 13-10 7 8 6 6" />
                <path d="M39 20v-8l6 2-6 2" />
              </svg>
              <div>
                <CardLink href={`/certificats/${number}`}>{name}</CardLink>
                <FactLine>
                  <span translate="no">{number}</span>
                  {withRaised(longDate(issued_at))}
                </FactLine>
              </div>
            </Certificate>
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
  gap: 1.5rem 1rem;
  justify-items: start;
`;

/** One line as wide as its words, that all of it leads to the certificate. */
const Certificate = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 1rem;
  align-items: center;
  padding: 0.75rem 1rem 0.75rem 0.75rem;
  border: 1px solid var(--ag-line);
  border-radius: var(--ag-radius);
  background: var(--ag-surface);
  font-size: var(--ag-size-small);
  color: var(--ag-ink-soft);
  &:hover {
    background: var(--ag-hover);
  }
  & > div > a {
    font-size: var(--ag-size-data);
    font-weight: 600;
    color: var(--ag-ink);
  }
  & path {
    stroke: var(--ag-edge);
  }
  /* Its ridge, and its flag. */
  & path + path {
    stroke: var(--ag-ink);
  }
  & path + path + path {
    fill: var(--ag-ember);
    stroke: var(--ag-ember);
  }
`;
