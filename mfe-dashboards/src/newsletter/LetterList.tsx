import { shortMoment } from '@agence/shared-contracts/format/frenchDate';
import { Badge, Soft } from '@agence/shared-contracts/ui/Text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { newsletterTexts as texts } from '../content/newsletter.ts';
import { FactLine } from '../member/FactLine.tsx';
import { Panel } from '../member/Panel.tsx';
import { letterState, toneOf } from './letterState.ts';
import { NoLetter } from './NoLetter.tsx';
import type { LetterSummary } from './newsletterApi.ts';

interface LetterListProps {
  readonly letters: readonly LetterSummary[];
  /** Begins a letter, where there is none. */
  readonly create: ReactNode;
}

/** Letters with where they are and how they did, latest first. */
export function LetterList({ letters, create }: LetterListProps) {
  return (
    <Panel aria-labelledby="lettres">
      <h2 id="lettres">{texts.letters}</h2>
      {letters.length === 0 ? (
        <NoLetter action={create} />
      ) : (
        <Rows>
          {letters.map((letter) => {
            const state = letterState(letter);
            const { sent, planned, failed, unsubscribed } = letter.numbers;
            return (
              <li key={letter.id}>
                <a href={`/admin/infolettre?lettre=${letter.id}`}>{letter.subject || texts.untitled}</a>
                <Badge $tone={toneOf(state)}>{texts.states[state]}</Badge>
                <Soft>
                  <FactLine>
                    {letter.send_at ? <time dateTime={letter.send_at}>{shortMoment(letter.send_at)}</time> : null}
                    {planned > 0 ? texts.numbers.facts(sent, planned, failed, unsubscribed) : null}
                  </FactLine>
                </Soft>
              </li>
            );
          })}
        </Rows>
      )}
    </Panel>
  );
}

const Rows = styled.ul`
  /* The panel's edge is as far from the last line as from its sides. */
  margin-bottom: -0.9rem;
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.25rem 1rem;
    align-items: center;
    padding-block: 0.9rem;
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-top: 1px solid var(--ag-line);
  }
  & > li:hover {
    background: var(--ag-band);
  }
  & a {
    font-weight: 600;
    text-decoration: none;
  }
  /* The whole row opens the letter. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & p {
    grid-column: 1 / -1;
    font-size: var(--ag-size-small);
  }
`;
