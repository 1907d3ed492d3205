import { clock, weekdayDate } from '@agence/shared-contracts/format/frenchDate';
import styled from 'styled-components';
import { siteStatusTexts as texts } from '../content/siteStatus.ts';
import { FactLine } from '../member/FactLine.tsx';
import { foldArrow } from '../member/foldArrow.ts';
import { Panel } from '../member/Panel.tsx';
import { withRaised } from '../member/raised.tsx';
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
      <Card>
        <Days happenings={all.slice(0, SHOWN)} />
        {older.length > 0 ? (
          <details>
            <summary>{texts.older(older.length)}</summary>
            <Days happenings={older} />
          </details>
        ) : null}
      </Card>
    </Section>
  );
}

function Days({ happenings }: { readonly happenings: readonly Happening[] }) {
  const days = [...new Set(happenings.map(({ at }) => weekdayDate(at)))];
  return days.map((day) => (
    <Day key={day}>
      <h3>{withRaised(day)}</h3>
      <ol>
        {happenings
          .filter(({ at }) => weekdayDate(at) === day)
          .map(({ revision, at, by, why, actions, changes }) => (
            <li key={revision}>
              <time dateTime={at}>{clock(at)}</time>
              <div>
                <b>{texts.done(actions, changes.length)}</b>
                <small>
                  <FactLine>
                    {texts.by(by)}
                    {texts.why(why)}
                  </FactLine>
                </small>
                {changes.length > 1 ? (
                  <details>
                    <summary>{texts.versionsOf(changes.length)}</summary>
                    <Changes changes={changes} />
                  </details>
                ) : (
                  <Changes changes={changes} />
                )}
              </div>
            </li>
          ))}
      </ol>
    </Day>
  ));
}

function Changes({ changes }: Pick<Happening, 'changes'>) {
  return (
    <Parts>
      {changes.map(({ remote, to }) => (
        <li key={remote}>
          <b>{texts.names[remote] ?? remote}</b> <span translate="no">{to}</span>
        </li>
      ))}
    </Parts>
  );
}

/* As the versions above: its name, then its sheet. */
const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  margin-top: 1.5rem;
  & > h2 {
    font-size: var(--ag-size-3);
  }
`;

const Card = styled(Panel).attrs({ as: 'div' })`
  & > details {
    ${foldArrow}
  }
  & > details > summary {
    width: fit-content;
    padding-block: 0.6rem;
    font-weight: 600;
  }
  /* Its edge is as far from the last line as from its sides. */
  & details:not([open]) {
    margin-bottom: -0.4rem;
  }
  & > details:not([open]) {
    margin-bottom: -0.6rem;
  }
`;

/** A part a line: its name, then its version. */
const Parts = styled.ul`
  display: grid;
  gap: 0.1rem;
  margin-top: 0.4rem;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 11rem) minmax(0, 1fr);
    gap: 0 0.75rem;
    align-items: baseline;
    & > b {
      font-weight: 500;
    }
    & > span {
      font-size: var(--ag-size-label);
      color: var(--ag-ink-soft);
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
    /* On phones parts and versions need the whole line. */
    @media (max-width: 39.99rem) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  & > ol > li:last-child {
    padding-bottom: 0;
  }
  & time,
  & small {
    color: var(--ag-ink-soft);
  }
  & div > b {
    font-weight: 600;
  }
  & details {
    ${foldArrow}
  }
  & details > summary {
    width: fit-content;
    padding-block: 0.4rem;
    color: var(--ag-ink-soft);
  }
  /* What was done, and beside it to what, where there is room. */
  @media (min-width: 75rem) {
    & > ol > li > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      grid-template-rows: auto 1fr;
      gap: 0 2rem;
    }
    & > ol > li > div > :is(ul, details) {
      grid-area: 1 / 2 / span 2;
      margin-top: 0;
    }
  }
  & small {
    display: block;
    font-size: var(--ag-size-label);
  }
`;
