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
  /** Shows all modules, where there is no room for their list. */
  readonly onList: () => void;
}

/** Previous and next with the place among all modules; at the thumb on phones, with the way to their list. */
export function ModuleSteps({ position, previous, next, go, onList }: Steps) {
  return (
    <Bar>
      <button
        type="button"
        aria-label={texts.previous}
        aria-disabled={!previous}
        onClick={() => previous && go(previous)}
      >
        <Arrow d="M15 5 8 12l7 7" />
        <span>{texts.before}</span>
      </button>
      <List type="button" onClick={onList}>
        <Arrow d="M4 7h16M4 12h16M4 17h10" />
        {texts.sheet}
      </List>
      <span>{position}</span>
      <button type="button" aria-label={texts.next} aria-disabled={!next} onClick={() => next && go(next)}>
        <span>{texts.after}</span>
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

const List = styled.button``;

const Bar = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  font-weight: 600;
  & > button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 1px solid var(--ag-edge);
    border-radius: 50%;
    background: none;
    cursor: pointer;
  }
  & > button:hover:not([aria-disabled='true']) {
    border-color: currentColor;
    background: var(--ag-band);
  }
  & > button[aria-disabled='true'] {
    opacity: 0.4;
    cursor: not-allowed;
  }
  & > span {
    min-width: 2.6em;
    text-align: center;
  }
  & > button > span {
    display: none;
  }
  @media (min-width: 60rem) {
    & > button {
      display: inline-flex;
      gap: 0.4rem;
      justify-content: center;
      width: auto;
      padding-inline: 1.1rem;
      border-radius: 99px;
      font-size: var(--ag-size-data);
      font-weight: 600;
    }
    & > button > svg {
      width: 1.25rem;
      margin-inline: -0.3rem;
    }
    & > button > span {
      display: inline;
    }
  }
  & > ${List} {
    display: none;
  }
  @media (max-width: 59.99rem) {
    position: fixed;
    inset: auto 0 0;
    z-index: 20;
    display: grid;
    grid-template-columns: auto 1fr auto auto;
    gap: 0.75rem;
    padding: 0.6rem var(--ag-gutter) calc(0.6rem + env(safe-area-inset-bottom));
    border-top: 1px solid var(--ag-line);
    background: var(--ag-surface);
    & > button:not(${List}) {
      border-color: transparent;
    }
    & > ${List} {
      display: flex;
      gap: 0.6rem;
      align-items: center;
      justify-content: center;
      width: 100%;
      border-radius: 99px;
    }
  }
  @media (max-width: 59.99rem) and (max-height: 30rem) {
    position: static;
  }
  @media (max-width: 24rem) {
    gap: 0.5rem;
  }
  /* Where letters are so large that a line has no room for all. */
  @media (max-width: 19.99rem) {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
  }
`;
