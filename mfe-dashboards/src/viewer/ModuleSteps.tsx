import styled from 'styled-components';
import { viewerTexts as texts } from '../content/viewer.ts';

export interface Steps {
  /** `2 / 8` */
  readonly position: string;
  /** Address of the module before; absent at the first. */
  readonly previous: string | undefined;
  /** Address of the module after; absent at the last. */
  readonly next: string | undefined;
  readonly go: (to: string) => void;
}

/** Previous and next with the place among all modules. */
export function ModuleSteps({ position, previous, next, go }: Steps) {
  return (
    <Bar>
      <button type="button" aria-label={texts.previous} disabled={!previous} onClick={() => previous && go(previous)}>
        <Arrow d="M15 5 8 12l7 7" />
      </button>
      <span>{position}</span>
      <button type="button" aria-label={texts.next} disabled={!next} onClick={() => next && go(next)}>
        <Arrow d="m9 5 7 7-7 7" />
      </button>
    </Bar>
  );
}

function Arrow({ d }: { readonly d: string }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d={d} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

const Bar = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  & > button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 1.5px solid var(--ag-edge);
    border-radius: 50%;
    background: none;
    cursor: pointer;
  }
  & > button:hover:enabled {
    border-color: currentColor;
    background: var(--ag-band);
  }
  & > button:disabled {
    opacity: 0.4;
    cursor: not-allowed;
  }
  & > span {
    min-width: 4ch;
    text-align: center;
  }
`;
