import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { useAuth } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import styled from 'styled-components';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { useStaff } from '../console/staff.ts';
import { siteStatusTexts as texts } from '../content/siteStatus.ts';
import { foldArrow } from '../member/foldArrow.ts';
import { headsByEar } from '../member/headsByEar.ts';
import { Mark } from '../member/Mark.tsx';
import { PlaceHead } from '../member/PlaceHead.tsx';
import { scrollCue } from '../member/scrollCue.ts';
import { PartName } from './PartName.tsx';
import { PublishingHistory } from './PublishingHistory.tsx';
import { type SiteStatusAnswer, useSiteStatusQuery, type VersionFigures } from './siteStatusApi.ts';

/** Versions that visitors get, how they do, and what has happened to them. */
export function SiteStatus() {
  const { isAllowed } = useStaff();
  const { session } = useAuth();
  const status = useSiteStatusQuery(isAllowed && session ? { accessToken: session.access_token } : skipToken);
  return (
    <AdminFrame>
      <PlaceHead title={texts.title} lead={texts.lead} />
      {status.isError ? (
        <ReadFailure texts={texts.failed} onRetry={() => void status.refetch()} />
      ) : status.data ? (
        <Answered status={status.data} />
      ) : (
        <Skeleton $height="20rem" aria-busy="true" />
      )}
    </AdminFrame>
  );
}

function Answered({ status: { revision, remotes, history } }: { readonly status: SiteStatusAnswer }) {
  const rows = remotes.flatMap(({ name, versions }) => versions.map((version) => ({ name, version })));
  const past = rows.filter(({ version }) => version.state === 'other');
  // What is measured comes first.
  const online = rows
    .filter(({ version }) => version.state !== 'other')
    .sort((one, other) => knownOf(other.version) - knownOf(one.version));
  const measured = online.filter(({ version }) => isVisited(version)).length;
  const answering = online.filter(({ version }) => version.figures.answered !== undefined).length;
  const over = online
    .map(({ name, version }) => ({
      name,
      version: version.version,
      measures: FIGURES.filter((figure) => isOver(figure, figureOf(version, figure))),
    }))
    .filter(({ measures }) => measures.length > 0);
  // What nobody has measured of any part says nothing.
  const figures = FIGURES.filter(
    (figure) => figure in COUNTED || rows.some(({ version }) => version.figures[figure] !== undefined),
  );
  return (
    <>
      <Section aria-labelledby="versions">
        <Alarm>
          <Verdict as="p" $color={over.length > 0 ? 'danger' : measured > 0 ? 'moss' : 'edge'}>
            {texts.beyond(
              over.reduce((count, { measures }) => count + measures.length, 0),
              measured,
            )}
          </Verdict>
          {over.length > 0 ? (
            <ul>
              {over.map(({ name, version, measures }) => (
                <li key={`${name} ${version}`}>
                  {texts.beyondIn(
                    texts.names[name] ?? name,
                    measures.map((figure) => texts.columns[figure]),
                  )}
                </li>
              ))}
            </ul>
          ) : null}
          {measured + answering > 0 ? <Measured>{texts.measured(measured, answering, online.length)}</Measured> : null}
        </Alarm>
        <h2 id="versions">{texts.versions}</h2>
        <Soft>{texts.parted(revision)}</Soft>
        <VersionTable label={texts.table} rows={online} figures={figures} />
        {past.length > 0 ? (
          <details>
            <summary>{texts.past(past.length)}</summary>
            <VersionTable label={texts.pastTable} rows={past} figures={figures} />
          </details>
        ) : null}
        <Legend>
          <summary>{texts.legend}</summary>
          <Soft>{texts.note}</Soft>
          <dl>
            {figures.map((figure) => (
              <div key={figure}>
                <dt>{texts.columns[figure]}</dt>
                <dd>{texts.explained[figure]}</dd>
              </div>
            ))}
          </dl>
        </Legend>
      </Section>
      <PublishingHistory history={history} />
    </>
  );
}

interface VersionTableProps {
  readonly label: string;
  readonly rows: readonly { readonly name: string; readonly version: VersionFigures }[];
  /** Columns after those that say what it is. */
  readonly figures: readonly FigureName[];
}

function VersionTable({ label, rows, figures }: VersionTableProps) {
  const [isWhole, setWhole] = useState(false);
  const hasDash = (shown: readonly FigureName[], isMeant = isMeasured) =>
    rows.some(({ version }) => isMeant(version) && shown.some((figure) => figureOf(version, figure) === undefined));
  return (
    <>
      <Panel tabIndex={0} role="region" aria-label={label} data-whole={isWhole ? '' : undefined}>
        <table aria-label={label}>
          <thead>
            <tr>
              {(['remote', 'state'] as const).map((column) => (
                <th key={column} scope="col">
                  {texts.columns[column]}
                </th>
              ))}
              {figures.map((figure) => (
                <th key={figure} scope="col" data-figure="">
                  {texts.columns[figure]} <Limit of={figure} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, version }) => (
              <tr key={`${name} ${version.version}`} data-visited={isVisited(version) ? '' : undefined}>
                <th scope="row">
                  <PartName of={name} version={version.version} />
                </th>
                <td data-cell="state">
                  <Mark $color={COLORS[version.state]}>{texts.states[version.state]}</Mark>
                </td>
                {isMeasured(version) ? (
                  figures.map((figure) => <Figure key={figure} of={figure} value={figureOf(version, figure)} />)
                ) : (
                  <td data-unmeasured="" colSpan={figures.length}>
                    {texts.unmeasured}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      <Whole type="button" $look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? texts.fewer : texts.whole}
      </Whole>
      {hasDash(figures) ? (
        <Missing
          data-folded={isWhole || hasDash(FIRST) ? undefined : ''}
          data-visited={hasDash(figures, isVisited) ? '' : undefined}
        >
          {texts.missing}
        </Missing>
      ) : null}
    </>
  );
}

function Limit({ of }: { readonly of: FigureName }) {
  const limit = GOOD[of];
  return limit === undefined ? null : <small>{texts.limit(FORMATS[of](limit))}</small>;
}

interface FigureProps {
  readonly of: FigureName;
  readonly value: number | undefined;
}

function Figure({ of, value }: FigureProps) {
  const isBad = isOver(of, value);
  return (
    <td data-figure={of} data-label={texts.columns[of]} data-over={isBad ? '' : undefined}>
      {value === undefined ? texts.none : FORMATS[of](value)}
      {isBad ? (
        <>
          <span className="visually-hidden"> {texts.over}</span> <Limit of={of} />
        </>
      ) : null}
    </td>
  );
}

const FIGURES = ['visits', 'errors', 'lcp', 'inp', 'cls', 'hydrated', 'answered'] as const;
type FigureName = (typeof FIGURES)[number];
/** What phones show at once. */
const FIRST: readonly FigureName[] = ['errors', 'lcp', 'answered'];

/** Those that are counted of every version. */
const COUNTED: Partial<Record<FigureName, (version: VersionFigures) => number | undefined>> = {
  visits: ({ visits }) => visits,
  errors: ({ visits, failures }) => (visits + failures > 0 ? failures / (visits + failures) : undefined),
};
const figureOf = (version: VersionFigures, figure: FigureName) =>
  COUNTED[figure] ? COUNTED[figure](version) : version.figures[figure];

/** Whether browsers have measured anything of it: how long the server takes is known without them. */
const isVisited = (version: VersionFigures) =>
  FIGURES.some((figure) => figure !== 'answered' && (figureOf(version, figure) ?? 0) > 0);

const isMeasured = (version: VersionFigures) => isVisited(version) || version.figures.answered !== undefined;

/** How much is known of it: by browsers too, by the server alone, nothing. */
const knownOf = (version: VersionFigures) => Number(isVisited(version)) + Number(isMeasured(version));

/** Good up to here: of what moves by itself. */
const STEADY = 0.1;

/** Good for three visits of four: milliseconds, milliseconds, score (web.dev/articles/vitals); of visits that failed, a share. */
const GOOD: Partial<Record<FigureName, number>> = { lcp: 2500, inp: 200, cls: STEADY, errors: 0.01 };

const isOver = (figure: FigureName, value = 0) => value > (GOOD[figure] ?? Number.POSITIVE_INFINITY);

const ms = (value: number) => `${frenchNumber(value)}\u00a0ms`;
const FORMATS: Record<FigureName, (value: number) => string> = {
  visits: frenchNumber,
  errors: (share) => `${frenchNumber(share * 100, { most: 1 })}\u00a0%`,
  // One that is over has as many digits as say so.
  cls: (value) => frenchNumber(value, { most: value > STEADY ? 3 : 2 }),
  lcp: ms,
  inp: ms,
  hydrated: ms,
  answered: ms,
};

const COLORS = { active: 'moss', canary: 'glacier', other: 'edge' } as const;

const Missing = styled(Soft)`
  font-size: var(--ag-size-label);
  /* On phones the dashes of what is folded are not seen. */
  @media screen and (max-width: 39.99rem) {
    &[data-folded] {
      display: none;
    }
  }
  /* Sheets show none of what no visitor has opened. */
  @media screen and (min-width: 40rem) and (max-width: 63.99rem) {
    &:not([data-visited]) {
      display: none;
    }
  }
`;

/** Unfolds what phones do not show at once. */
const Whole = styled(Button)`
  justify-self: start;
  padding-inline: 0;
  border-inline-width: 0;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  @media not screen {
    display: none;
  }
  @media (min-width: 40rem) {
    display: none;
  }
`;

/** What the page is opened for, and below it where. */
const Alarm = styled.div`
  margin-bottom: 0.75rem;
  padding: clamp(1.1rem, 2.5vw, 1.75rem);
  border: 1px solid var(--ag-line);
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  & > ul {
    margin-top: 0.25rem;
    padding-left: 1rem;
    font-size: var(--ag-size-data);
  }
`;

const Measured = styled(Soft)`
  margin-top: 0.25rem;
  padding-left: 1rem;
`;

const Verdict = styled(Mark)`
  font: 700 var(--ag-size-2) / 1.2 var(--ag-display);
  letter-spacing: -0.02em;
  white-space: normal;
  /* Its second line begins beside its point. */
  padding-left: 1rem;
  text-indent: -1rem;
`;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  & > h2 {
    font-size: var(--ag-size-3);
  }
  & > details {
    ${foldArrow}
  }
  & > details > summary {
    width: fit-content;
    padding-block: 0.6rem;
    font-weight: 600;
  }
`;

/** Below the table that it explains: two columns of it where there is room. */
const Legend = styled.details`
  & > dl {
    display: grid;
    margin-top: 0.75rem;
    grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr));
    gap: 0.75rem 2rem;
    font-size: var(--ag-size-data);
  }
  & dt {
    font-weight: 600;
  }
  & dd {
    color: var(--ag-ink-soft);
  }
`;

const Panel = styled.div`
  ${scrollCue}
  position: relative;
  @media print {
    overflow: visible;
  }
  border: 1px solid var(--ag-line);
  border-radius: var(--ag-radius-large);
  & table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-size: var(--ag-size-data);
    font-variant-numeric: tabular-nums;
  }
  & th,
  & td {
    padding: 0.75rem;
    border-top: 1px solid var(--ag-line);
    text-align: start;
    white-space: nowrap;
  }
  /* Its words begin and end where those of other lists do. */
  @media (min-width: 64rem) {
    & th:first-child {
      padding-inline-start: 1.25rem;
    }
    & th:last-child,
    & td:last-child {
      padding-inline-end: 1.25rem;
    }
  }
  & thead th {
    border-top: 0;
    background: var(--ag-band);
    color: var(--ag-ink-soft);
    font-size: var(--ag-size-label);
    font-weight: 400;
    vertical-align: bottom;
  }
  & thead small {
    display: block;
    font-size: inherit;
  }
  & [data-figure],
  & [data-unmeasured] {
    text-align: end;
  }
  & [data-unmeasured] {
    color: var(--ag-ink-soft);
  }
  & [data-over] {
    color: var(--ag-danger);
    font-weight: 650;
  }
  /* Where its name has none. */
  & [data-over] > small {
    display: none;
    font-size: var(--ag-size-label);
    font-weight: 400;
  }
  /* Where there is no room for ten columns each version is a sheet of its own. */
  @media screen and (max-width: 63.99rem) {
    & table,
    & tbody {
      display: block;
    }
    ${headsByEar}
    & tbody tr {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
      gap: 0.25rem 1.5rem;
      padding: 0.9rem 1.1rem;
    }
    & tbody tr + tr {
      border-top: 1px solid var(--ag-line);
    }
    & tbody th {
      grid-column: 1 / -1;
      padding: 0;
      border: 0;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    & tbody td {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 0.5rem;
      padding: 0;
      border: 0;
    }
    & td[data-figure] {
      font-size: var(--ag-size-label);
    }
    & [data-over] > small {
      display: inline;
    }
    & tbody td[data-figure],
    & tbody td[data-unmeasured] {
      text-align: start;
    }
    & tbody td[data-unmeasured] {
      display: block;
      grid-column: 1 / -1;
    }
    & td[data-label]::before {
      content: attr(data-label);
      font-weight: 400;
      color: var(--ag-ink-soft);
    }
  }
  /* Every measure at its place; what visitors have not measured stands in one line. */
  @media screen and (min-width: 40rem) and (max-width: 63.99rem) {
    & tbody tr {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    & tbody td {
      line-height: 1.5rem;
    }
    & tbody td[data-figure='answered'] {
      grid-area: 2 / 3;
    }
    & tr:not([data-visited]) td[data-figure]:not([data-figure='visits'], [data-figure='answered']) {
      display: none;
    }
    & tbody td[data-unmeasured] {
      grid-column: 2 / -1;
    }
  }
  /* On phones it says beside its name how each stands, and below that what is to be looked at. */
  @media screen and (max-width: 39.99rem) {
    & tbody tr {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 0.75rem;
    }
    & tbody th {
      display: contents;
    }
    & tbody th > small {
      grid-area: 2 / 1 / auto / -1;
    }
    & tbody td[data-cell] {
      display: block;
      grid-area: 1 / -2;
      justify-self: end;
    }
    & tbody td[data-figure] {
      grid-column: 1 / -1;
      gap: 0.3rem;
    }
    & td[data-label]::before {
      flex: 1;
    }
    & [data-over] > small::before {
      content: '· ' / '';
    }
    & tbody td[data-unmeasured] {
      font-size: var(--ag-size-label);
    }
    &:not([data-whole])
      tbody
      td[data-figure]:not([data-over], [data-figure='errors'], [data-figure='lcp'], [data-figure='answered']) {
      display: none;
    }
    /* What fails, and what is waited for, in one line where it has room, each at one place in all parts; the others below, each value under its name. */
    @media (min-width: 22rem) {
      & tbody tr {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
      & tbody th > span {
        grid-area: 1 / 1 / auto / 3;
      }
      & tbody td[data-figure] {
        display: block;
        grid-column: auto;
        margin-top: 0.45rem;
      }
      & tbody td[data-over] {
        grid-column-end: span 2;
      }
      & td[data-label]::before {
        display: block;
      }
      & tbody td:is([data-figure='errors'], [data-figure='lcp'], [data-figure='answered']) {
        grid-area: 3 / 1;
        & > small {
          display: block;
          &::before {
            content: none;
          }
        }
      }
      & tbody td[data-figure='lcp'] {
        grid-column: 2;
      }
      & tbody td[data-figure='answered'] {
        grid-column: 3;
      }
    }
  }
`;
