import { type ReactNode, useId, useState } from 'react';
import styled, { css } from 'styled-components';
import { listFiltersTexts as texts } from '../content/listFilters.ts';
import { byEar } from './byEar.ts';
import { Icon } from './Icon.tsx';

interface ListFiltersProps {
  readonly label: string;
  /** What is used most, such as a `ListSearch`. */
  readonly main: ReactNode;
  /** How many of the others are set. */
  readonly chosen?: number;
  /** Whether the others are used so seldom that they are folded wherever they are. */
  readonly isSeldom?: boolean;
  /** The others. */
  readonly children?: ReactNode;
}

/** What filters a list, in one line above it: on phones all but what is used most is unfolded when somebody wants it, and everywhere what is seldom used. */
export function ListFilters({ label, main, chosen = 0, isSeldom = false, children }: ListFiltersProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Bar role="search" aria-label={label} $isSeldom={isSeldom}>
      <div data-main>{main}</div>
      {children ? (
        <>
          <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            <Icon name="filter" size={18} />
            {texts.filters}{' '}
            {chosen > 0 ? (
              <small>
                {chosen} <span className="visually-hidden">{texts.chosen(chosen)}</span>
              </small>
            ) : null}
          </button>
          <div id={id} data-others data-open={isOpen || undefined}>
            {children}
          </div>
        </>
      ) : null}
    </Bar>
  );
}

/** A tablet's window, whose place is some 660 pixels wide, has room for a search and three filters. */
const WIDE = '@media (min-width: 51rem)';
const NARROW = '@media (max-width: 50.99rem)';

/** The others behind their button. */
const folded = css`
  & > button {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 3rem;
    padding: 0.5rem 1rem;
    border: 1.5px solid var(--ag-edge);
    border-radius: 999px;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  & > button:hover,
  & > [aria-expanded='true'] {
    background: var(--ag-hover);
  }
  & > button > small {
    min-width: 1.5em;
    padding-inline: 0.35em;
    border-radius: 999px;
    background: var(--ag-ink);
    color: var(--ag-ground);
    font-size: var(--ag-size-label);
    line-height: 1.5;
    text-align: center;
  }
  & > [data-others] {
    display: none;
    flex: 1 1 100%;
    grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
    gap: 1rem;
    /* No choice is cut where there is room for its words. */
    @media (min-width: 40rem) {
      grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
    }
  }
  & > [data-open] {
    display: grid;
  }
`;

/** The others beside what is used most. */
const unfolded = css`
  & > button {
    display: none;
  }
  & > [data-others] {
    display: contents;
  }
  & > [data-others] > * {
    flex: 1 1 8.5rem;
    width: auto;
  }
`;

const Bar = styled.div<{ $isSeldom: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 1rem;
  & > [data-main] {
    flex: 2 1 10rem;
    max-width: 34rem;
  }
  /* Three filters leave what says what is looked through its room. */
  @media (min-width: 51rem) and (max-width: 63.99rem) {
    column-gap: 0.75rem;
    & > [data-main] {
      flex-basis: 8rem;
    }
    /* Days have no room in a quarter of the line: theirs is below. */
    &:has([type='date']) > [data-main] {
      flex-basis: 100%;
      max-width: none;
    }
  }
  /* Its end has a drawing with room of its own. */
  & [type='date'] {
    padding-right: 0.5rem;
  }
  ${({ $isSeldom }) =>
    $isSeldom
      ? folded
      : css`
          ${NARROW} {
            ${folded}
          }
          ${WIDE} {
            ${unfolded}
          }
        `}
  ${NARROW} {
    gap: 0.75rem;
    /* As high as the field. */
    & > button {
      align-self: stretch;
    }
    /* It stands in the field itself. */
    & > [data-main] label {
      ${byEar}
    }
  }
`;
