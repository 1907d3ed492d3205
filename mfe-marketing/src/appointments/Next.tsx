import { Button } from '@agence/shared-contracts/ui/Button';
import styled from 'styled-components';
import { appointments as texts } from '../content/appointments.ts';
import { Raised } from '../marks/Raised.tsx';
import type { Day } from './days.ts';
import type { TimesData } from './timesData.ts';

interface NextProps extends Pick<TimesData, 'kind' | 'brief'> {
  /** The first day that has a free time; none where nothing is free. */
  readonly first: Day | undefined;
}

/** The first free time, to be taken at once, and what follows: beside the times. */
export function Next({ kind, first, brief = '' }: NextProps) {
  const { proposal, howLabel, how } = texts;
  const [time] = first?.times ?? [];
  return (
    <Pane className="next">
      <div className="stays">
        {first && time ? (
          <form method="post" action="/functions/v1/appointments" data-own-bar="top">
            <input type="hidden" name="geste" value="tenir" />
            <input type="hidden" name="pour" value={kind} />
            <p id="premier">
              {proposal.title}
              <strong className="whole">
                <span>
                  <Raised name={`${first.label},`} />
                </span>{' '}
                {time.label}
              </strong>
              <strong className="brief" aria-hidden="true">
                <Raised name={brief} />, {time.label}
              </strong>
            </p>
            <Button type="submit" name="moment" value={time.at} $wide aria-describedby="premier">
              {proposal.action}
            </Button>
          </form>
        ) : null}
        <ol aria-label={howLabel}>
          {how.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b>
              <br />
              {text}
            </li>
          ))}
        </ol>
      </div>
    </Pane>
  );
}

const Pane = styled.div`
  line-height: 1.45;
  & > .stays {
    display: grid;
    gap: 1.5rem;
  }
  & form {
    display: grid;
    gap: 1rem 2rem;
    align-items: center;
  }
  & p {
    padding: 0.75rem 0.9rem;
    border-left: 3px solid var(--ag-ember);
    background: var(--ag-ground);
    font-size: 0.9375rem;
  }
  & strong {
    display: block;
    font: 700 1rem/1.3 var(--ag-display);
    letter-spacing: -0.01em;
  }
  /* A day is on one line where it fits. */
  & strong > span {
    display: inline-block;
  }
  & .brief {
    display: none;
  }
  & .brief::first-letter,
  & strong > span::first-letter {
    text-transform: uppercase;
  }
  & ol {
    counter-reset: step;
  }
  & li {
    padding-block: 0.75rem;
    border-top: 1px solid var(--ag-line);
    counter-increment: step;
  }
  & li > b::before {
    content: counter(step) ' ';
    color: var(--ag-ember);
    white-space: pre;
  }
  @media (min-width: 80rem) {
    & button {
      padding-inline: 1rem;
    }
    & li {
      padding-block: 1.1rem;
    }
  }
  /* Its parts are parts of the sheet, along which the first free time can stay at the thumb. */
  @media (max-width: 47.99rem) {
    display: contents;
    & > .stays {
      display: contents;
    }
    & form,
    & ol {
      padding-inline: min(1.25rem, 6vw);
    }
    & form {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem 0.75rem;
      padding-block: 0.75rem;
      border-top: 1px solid var(--ag-line);
      background: var(--ag-surface);
    }
    /* Two lines beside the button, or all of its own line above it. */
    & p {
      flex: 1 1 auto;
      padding: 0;
      border: 0;
      background: none;
      font-size: 0.8125rem;
    }
    & .brief {
      display: block;
      font-size: 0.875rem;
    }
    & .whole {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    & button {
      flex: 1 0 auto;
      width: auto;
      max-width: 100%;
      padding-inline: 0.75rem;
      font-size: 0.875rem;
    }
    & ol {
      padding-bottom: 1rem;
    }
  }
  @media (max-width: 47.99rem) and (min-height: 30rem) {
    :root:not([data-asking]) & form {
      position: sticky;
      z-index: 1;
      bottom: 0;
      padding-bottom: calc(0.75rem + env(safe-area-inset-bottom));
    }
  }
  /* Below the times, as wide as all of them. */
  @media (min-width: 48rem) and (max-width: 79.99rem) {
    & form {
      grid-template-columns: 1fr 1fr;
    }
    & ol {
      display: grid;
      grid-template-columns: repeat(3, 1fr);
      gap: 2rem;
    }
  }
`;
