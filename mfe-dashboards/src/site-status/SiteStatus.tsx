import { shortMoment } from '@agence/shared-contracts/format/frenchDate';
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
import { scrollCue } from '../member/scrollCue.ts';
import { TitleRow } from '../member/TitleRow.tsx';
import { type SiteStatusAnswer, useSiteStatusQuery, type VersionFigures } from './siteStatusApi.ts';

/** Versions that visitors get, how they do, and what has happened to them. */
export function SiteStatus() {
  const { isAllowed } = useStaff();
  const { session } = useAuth();
  const status = useSiteStatusQuery(isAllowed && session ? { accessToken: session.access_token } : skipToken);
  return (
    <AdminFrame>
      <TitleRow>
        <div>
          <h1>{texts.title}</h1>
          <Soft>{texts.lead}</Soft>
        </div>
      </TitleRow>
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
  return (
    <>
      <Section aria-labelledby="versions">
        <h2 id="versions">{texts.versions}</h2>
        <Soft>
          {texts.revision(revision)}. {texts.note}
        </Soft>
        <Panel tabIndex={0} role="region" aria-label={texts.table}>
          <table aria-labelledby="versions">
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
              {remotes.flatMap(({ name, versions }) =>
                versions.map((version) => (
                  <VersionRow key={`${name} ${version.version}`} name={name} version={version} />
                )),
              )}
            </tbody>
          </table>
        </Panel>
      </Section>
      <Section aria-labelledby="history">
        <h2 id="history">{texts.history}</h2>
        <History reversed>
          {history.map(({ revision, at, by, why, action, changes }) => (
            <li key={revision} value={revision}>
              <time dateTime={at}>{shortMoment(at)}</time>
              <div>
                <b>{capitalized(texts.actions[action as keyof typeof texts.actions] ?? action)}</b>
                <ul>
                  {changes.map(({ remote, to }) => (
                    <li key={remote}>{`${remote} ${to ?? ''}`.trim()}</li>
                  ))}
                </ul>
                <small>{[by === 'the site' ? texts.bySite : by, why].filter(Boolean).join(' · ')}</small>
              </div>
            </li>
          ))}
        </History>
      </Section>
    </>
  );
}

function VersionRow({ name, version }: { readonly name: string; readonly version: VersionFigures }) {
  const { visits, failures, figures } = version;
  const ms = (value: number) => `${frenchNumber(value)} ms`;
  const share = visits + failures > 0 ? failures / (visits + failures) : undefined;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{version.version}</td>
      <td>{texts.states[version.state]}</td>
      <Figure value={visits} format={frenchNumber} />
      <Figure value={share} format={percent} good={GOOD.failures} />
      <Figure value={figures.lcp} format={ms} good={GOOD.lcp} />
      <Figure value={figures.inp} format={ms} good={GOOD.inp} />
      <Figure value={figures.cls} format={score} good={GOOD.cls} />
      <Figure value={figures.hydrated} format={ms} />
      <Figure value={figures.answered} format={ms} />
    </tr>
  );
}

interface FigureProps {
  readonly value: number | undefined;
  readonly format: (value: number) => string;
  /** Up to which it is good. */
  readonly good?: number;
}

function Figure({ value, format, good = Number.POSITIVE_INFINITY }: FigureProps) {
  if (value === undefined) return <td data-figure="">{texts.none}</td>;
  const isOver = value > good;
  return (
    <td data-figure="" data-over={isOver ? '' : undefined}>
      {format(value)}
      {isOver ? <span className="visually-hidden"> {texts.over}</span> : null}
    </td>
  );
}

/** Good for three visits of four: milliseconds, milliseconds, score (web.dev/articles/vitals); of visits that failed, a share. */
const GOOD = { lcp: 2500, inp: 200, cls: 0.1, failures: 0.01 } as const;
const FIGURES: ReadonlySet<string> = new Set(['visits', 'errors', 'lcp', 'inp', 'cls', 'hydrated', 'answered']);

const percent = (share: number) => `${frenchNumber(share * 100, { most: 1 })}\u00a0%`;
const score = (value: number) => frenchNumber(value, { most: 2 });
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
`;

const Panel = styled.div`
  ${scrollCue}
  position: relative;
  @media print {
    overflow: visible;
  }
  border: 1px solid var(--ag-line);
  border-radius: var(--ag-radius);
  & table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
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
    color: var(--ag-ink-soft);
    font-size: var(--ag-size-small);
  }
  /* Which part it is stays in view while the figures scroll. */
  & tr > th:first-child {
    position: sticky;
    inset-inline-start: 0;
    background: var(--ag-surface);
  }
  & [data-figure] {
    text-align: end;
  }
  & [data-over] {
    color: var(--ag-ember-text);
    font-weight: 600;
  }
`;

const History = styled.ol`
  margin: 0;
  padding: 0;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.25rem 2rem;
    padding-block: 1rem;
    border-top: 1px solid var(--ag-line);
    @media (min-width: 48rem) {
      grid-template-columns: 12rem minmax(0, 1fr);
    }
  }
  & time,
  & small {
    color: var(--ag-ink-soft);
    font-size: var(--ag-size-small);
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
    margin: 0.25rem 0;
    padding: 0;
    overflow-wrap: anywhere;
  }
`;
