import { clock, weekdayDate } from '@agence/shared-contracts/format/frenchDate';
import styled from 'styled-components';
import { siteStatusTexts as texts } from '../content/siteStatus.ts';
import { FactLine } from '../member/FactLine.tsx';
import { type Happening, happeningsOf } from './happenings.ts';
import type { SiteStatusAnswer } from './siteStatusApi.ts';

/** How much of it is shown at once. */
const SHOWN = 10;

/** What has happened to the versions, by days, the latest first; the older ones when they are asked for. */
export function PublishingHistory({ history }: Pick<SiteStatusAnswer, 'history'>) {
  const all = happeningsOf(history);
  const older = all.slice(SHOWN);
  return (
    <Section aria-labelledby="history">
      <h2 id="history">{texts.history}</h2>
      <Days happenings={all.slice(0, SHOWN)} />
      {older.length > 0 ? (
        <details>
          <summary>{texts.older(older.length)}</summary>
          <Days happenings={older} />
        </details>
      ) : null}
    </Section>
  );
}

function Days({ happenings }: { readonly happenings: readonly Happening[] }) {
  const days = [...new Set(happenings.map(({ at }) => weekdayDate(at)))];
  return days.map((day) => (
    <Day key={day}>
      <h3>{day}</h3>
      <ol>
        {happenings
          .filter(({ at }) => weekdayDate(at) === day)
          .map(({ revision, at, by, why, actions, changes }) => (
            <li key={revision}>
              <time dateTime={at}>{clock(at)}</time>
              <div>
                <b>
                  {texts.done(actions)}
                  {texts.parts(changes.length)}
                </b>
                <Parts>
                  {changes.map(({ remote, to }) => (
                    <li key={remote}>
                      <b>{texts.names[remote] ?? remote}</b> <span translate="no">{to}</span>
                    </li>
                  ))}
                </Parts>
              </div>
              <small>
                <FactLine>
                  {texts.by[by] ?? by}
                  {texts.why(why)}
                </FactLine>
              </small>
            </li>
          ))}
      </ol>
    </Day>
  ));
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  & > details > summary {
    width: fit-content;
    padding-block: 0.6rem;
    font-weight: 600;
  }
`;

/** A part a line: its name, then its version. */
const Parts = styled.ul`
  display: grid;
  gap: 0.1rem;
  margin-block: 0.25rem;
  font-size: var(--ag-size-label);
  color: var(--ag-ink-soft);
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    & > b {
      flex: 0 0 11rem;
      font-weight: inherit;
    }
  }
`;

const Day = styled.section`
  & + & {
    margin-top: 1.25rem;
  }
  & > h3 {
    margin-bottom: 0.5rem;
    font: 600 var(--ag-size-data) / 1.4 var(--ag-text);
    letter-spacing: 0;
    color: var(--ag-ink-soft);
  }
  & > h3::first-letter {
    text-transform: uppercase;
  }
  & > ol > li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: 0 1rem;
    padding-block: 0.6rem;
    border-top: 1px solid var(--ag-line);
    font-size: var(--ag-size-data);
    overflow-wrap: anywhere;
    @media (min-width: 60rem) {
      grid-template-columns: 4.5rem minmax(0, 1fr) auto;
    }
  }
  & time,
  & small {
    color: var(--ag-ink-soft);
  }
  & b {
    font-weight: 600;
  }
  & small {
    grid-column: 2;
    font-size: var(--ag-size-label);
    @media (min-width: 60rem) {
      grid-column: 3;
    }
  }
`;
