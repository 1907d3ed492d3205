import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FactLine } from '../member/FactLine.tsx';

interface ModuleHeadProps {
  /** Which module of how many it is, and who teaches it. */
  readonly label: string;
  readonly title: string;
  readonly description: string | null;
  /** How long all of it takes, and what with. */
  readonly length?: string | undefined;
  /** Ways to other modules. */
  readonly children: ReactNode;
}

/** Name of the module that is shown; it has the focus after another one was asked for. */
export function ModuleHead({ label, title, description, length, children }: ModuleHeadProps) {
  return (
    <Head>
      <div>
        <small>
          <FactLine>
            {label}
            {length ? <span data-length="">{length}</span> : null}
          </FactLine>
        </small>
        <h2 id="module" tabIndex={-1}>
          {title}
        </h2>
      </div>
      <div data-about="">{description ? <p>{description}</p> : null}</div>
      {children}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 0.5rem 2rem;
  & > div:has(> h2) {
    flex-basis: 100%;
  }
  & > [data-about] {
    flex: 1 1 20rem;
    align-self: start;
  }
  /* Where they do not stand at the thumb, the ways to others stand beside the name. */
  @media (min-width: 60rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: 1rem;
    & > div:has(> h2) {
      grid-area: 1 / 1;
    }
    & > [data-about] {
      grid-area: 2 / 1 / auto / -1;
    }
  }
  /* Beside a picture the name has all of its line, and the ways a third one where the second is short. */
  @media (min-width: 60rem) {
    [data-lead] > & > div:has(> h2) {
      grid-area: 1 / 1 / auto / -1;
    }
  }
  @media (min-width: 75rem) {
    [data-lead] > & > [data-about] {
      grid-area: 2 / 1;
    }
  }
  & small {
    display: block;
    margin-bottom: 0.25rem;
    font-size: var(--ag-size-data);
    color: var(--ag-ink-soft);
  }
  /* Phones say it in the list of modules. */
  @media screen and (max-width: 39.99rem) {
    & span:has(> [data-length]) {
      display: none;
    }
    & [data-about] > p {
      font-size: var(--ag-size-data);
    }
  }
  & h2 {
    font-size: clamp(1.5rem, 1.2rem + 1.3vw, 2.25rem);
  }
  & h2:focus {
    outline: none;
  }
  & p {
    max-width: var(--ag-measure);
    text-wrap: balance;
    color: var(--ag-ink-soft);
  }
`;
