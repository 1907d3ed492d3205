import { ProgressBar } from '@agence/shared-contracts/ui/ProgressBar';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { checklistTexts as texts } from '../content/seoChecklist.ts';
import { Ridge } from '../frame/Ridge.tsx';
import { progressPercent } from './checked.ts';

interface ChecklistProgressProps {
  readonly done: number;
  readonly total: number;
  /** What comes first of what is left. */
  readonly next: string | undefined;
  /** A button that takes all of it back. */
  readonly children: ReactNode;
}

/** How much is done (TLS-015), as the way up a ridge; stays in sight while the list scrolls. */
export function ChecklistProgress({ done, total, next, children }: ChecklistProgressProps) {
  const percent = progressPercent(done, total);
  const progress = texts.progress(done, total);
  return (
    <Panel>
      <Ridge done={done / total} />
      <strong>{texts.percent(percent)}</strong>
      <ProgressBar value={percent} aria-label={texts.progressLabel} aria-valuetext={progress} />
      <p role="status">{progress}</p>
      {children}
      {next ? (
        <p className="next">
          <small>{done > 0 ? texts.next : texts.first}</small> {next}
        </p>
      ) : null}
      {percent === 100 ? <p className="done">{texts.done}</p> : null}
    </Panel>
  );
}

const Panel = styled.div`
  position: sticky;
  top: 4.5rem;
  z-index: 2;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.25rem 1.25rem;
  align-items: center;
  padding-block: 0.6rem 0.75rem;
  background: var(--ag-ground);
  font-variant-numeric: tabular-nums;
  /* A strip of the way up, on the bar as its ground. */
  & > div {
    z-index: 1;
    grid-column: 2;
    height: 1.75rem;
    margin-bottom: -0.25rem;
  }
  & > div > svg {
    min-height: 0;
  }
  &:has(> button) {
    grid-template-columns: auto 1fr auto;
  }
  /* It makes no row higher: what is checked below it does not move. */
  & > button {
    grid-area: 1 / 3 / span 3;
    margin-block: -0.5rem;
    font-size: 0.9375rem;
  }
  /* Beside the progress of phones there is room for its drawing. */
  @media (max-width: 47.99rem) {
    & > button > svg + span {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  & > strong {
    grid-area: 1 / 1 / span 3;
    font: 700 var(--ag-size-2) / 1 var(--ag-display);
    letter-spacing: -0.03em;
  }
  & > p {
    font-size: 0.9375rem;
    color: var(--ag-ink-soft);
  }
  & > .next {
    display: none;
    font-weight: 600;
    line-height: 1.4;
    color: var(--ag-ink);
  }
  & small {
    display: block;
    font-size: var(--ag-size-small);
    font-weight: 400;
    color: var(--ag-ink-soft);
  }
  & > .done {
    grid-column: 1 / -1;
    font-weight: 600;
    color: var(--ag-moss);
  }
  @media (min-width: 48rem) and (max-width: 63.99rem) {
    grid-template-columns: auto 1fr 1fr;
    & > .next {
      display: block;
      grid-area: 1 / 3 / span 3;
      padding-left: 1.25rem;
      border-left: 1px solid var(--ag-line);
    }
    &:has(> button) {
      grid-template-columns: auto 1fr auto 1fr;
      & > .next {
        grid-column: 4;
      }
    }
  }
  @media (min-width: 64rem) {
    top: 6.5rem;
    align-self: start;
    &,
    &:has(> button) {
      grid-template-columns: 1fr auto;
    }
    & > :not(strong, button) {
      grid-column: 1 / -1;
    }
    /* The ridge above shows it; it is said all the same. */
    & > progress {
      position: absolute;
      clip-path: inset(50%);
    }
    & > button {
      grid-area: 2 / 2;
      margin-right: -0.75rem;
    }
    /* Beside the figure there is room for its words alone. */
    & > button > svg {
      display: none;
    }
    gap: 1rem;
    overflow: hidden;
    padding: 2rem;
    border-radius: var(--ag-radius-large);
    background: var(--ag-band);
    & > div {
      height: 9rem;
      margin: -2rem -2rem 0;
      padding-top: 2rem;
    }
    & > strong {
      grid-area: 2 / 1;
      font-size: var(--ag-size-1);
    }
    & > .next {
      display: block;
      padding-top: 1rem;
      border-top: 1px solid var(--ag-line);
    }
  }
  /* Beside the title. */
  @media (min-width: 75rem) {
    margin-top: -16rem;
  }
  @media print, (max-height: 30rem) {
    position: static;
  }
  @media print {
    & > button {
      display: none;
    }
  }
`;
