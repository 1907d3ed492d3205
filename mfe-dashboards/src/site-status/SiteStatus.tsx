import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { useAuth } from '@agence/shared-contracts/platform';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import styled from 'styled-components';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { useStaff } from '../console/staff.ts';
import { siteStatusTexts as texts } from '../content/siteStatus.ts';
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
  return (
    <>
      <Section aria-labelledby="versions">
        <h2 id="versions">{texts.versions}</h2>
        <Soft>
          {texts.revision(revision)}. {texts.note}
        </Soft>
        <VersionTable label={texts.table} rows={rows.filter(({ version }) => version.state !== 'other')} />
        {past.length > 0 ? (
          <details>
            <summary>{texts.past(past.length)}</summary>
            <VersionTable label={texts.pastTable} rows={past} />
          </details>
        ) : null}
      </Section>
      <PublishingHistory history={history} />
    </>
  );
}

interface VersionTableProps {
  readonly label: string;
  readonly rows: readonly { readonly name: string; readonly version: VersionFigures }[];
}

function VersionTable({ label, rows }: VersionTableProps) {
  return (
    <Panel tabIndex={0} role="region" aria-label={label}>
      <table aria-label={label}>
        <thead>
          <tr>
            {Object.entries(texts.columns).map(([id, column]) => (
              <th key={id} scope="col" data-figure={FIGURES.has(id) ? '' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, version }) => (
            <VersionRow key={`${name} ${version.version}`} name={name} version={version} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function VersionRow({ name, version }: { readonly name: string; readonly version: VersionFigures }) {
  const { visits, failures, figures } = version;
  const { columns } = texts;
  const ms = (value: number) => `${frenchNumber(value)} ms`;
  const share = visits + failures > 0 ? failures / (visits + failures) : undefined;
  return (
    <tr>
      <th scope="row">
        <PartName of={name} />
      </th>
      <td data-label={columns.version}>{version.version}</td>
      <td data-label={columns.state}>
        <Mark $color={COLORS[version.state]}>{texts.states[version.state]}</Mark>
      </td>
      <Figure label={columns.visits} value={visits} format={frenchNumber} />
      <Figure label={columns.errors} value={share} format={percent} good={GOOD.failures} />
      <Figure label={columns.lcp} value={figures.lcp} format={ms} good={GOOD.lcp} />
      <Figure label={columns.inp} value={figures.inp} format={ms} good={GOOD.inp} />
      <Figure label={columns.cls} value={figures.cls} format={score} good={GOOD.cls} />
      <Figure label={columns.hydrated} value={figures.hydrated} format={ms} />
      <Figure label={columns.answered} value={figures.answered} format={ms} />
    </tr>
  );
}

interface FigureProps {
  /** Its column, which cards of phones say themselves. */
  readonly label: string;
  readonly value: number | undefined;
  readonly format: (value: number) => string;
  /** Up to which it is good. */
  readonly good?: number;
}

function Figure({ label, value, format, good = Number.POSITIVE_INFINITY }: FigureProps) {
  if (value === undefined)
    return (
      <td data-figure="" data-none="">
        {texts.none}
      </td>
    );
  const isOver = value > good;
  return (
    <td data-figure="" data-label={label} data-over={isOver ? '' : undefined}>
      {format(value)}
      {isOver ? <span className="visually-hidden"> {texts.over}</span> : null}
    </td>
  );
}

/** Good for three visits of four: milliseconds, milliseconds, score (web.dev/articles/vitals); of visits that failed, a share. */
const GOOD = { lcp: 2500, inp: 200, cls: 0.1, failures: 0.01 } as const;
const FIGURES: ReadonlySet<string> = new Set(['visits', 'errors', 'lcp', 'inp', 'cls', 'hydrated', 'answered']);

const COLORS = { active: 'moss', canary: 'glacier', other: 'edge' } as const;

const percent = (share: number) => `${frenchNumber(share * 100, { most: 1 })}\u00a0%`;
/** One that is over has as many digits as say so. */
const score = (value: number) => frenchNumber(value, { most: value > GOOD.cls ? 3 : 2 });

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  & > details > summary {
    width: fit-content;
    padding-block: 0.6rem;
    font-weight: 600;
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
    padding: 0.75rem 1rem;
    border-top: 1px solid var(--ag-line);
    text-align: start;
    white-space: nowrap;
  }
  & thead th {
    border-top: 0;
    background: var(--ag-band);
    color: var(--ag-ink-soft);
    font-size: var(--ag-size-label);
    font-weight: 400;
  }
  & [data-figure] {
    text-align: end;
  }
  & [data-over] {
    color: var(--ag-danger);
    font-weight: 650;
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
      grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
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
    }
    & tbody td {
      display: grid;
      grid-template-columns: 6.5rem minmax(0, 1fr);
      gap: 1rem;
      padding: 0;
      border: 0;
    }
    & tbody td[data-figure] {
      text-align: start;
    }
    & td::before {
      content: attr(data-label);
      font-weight: 400;
      color: var(--ag-ink-soft);
    }
    & [data-none] {
      display: none;
    }
  }
`;
