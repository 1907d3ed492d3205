import { Tabs } from '@agence/shared-contracts/ui/Tabs';
import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { clearScrollCue } from './scrollCue.ts';

interface FilterTabsProps {
  readonly label: string;
  readonly options: readonly {
    readonly id: string;
    readonly label: string;
    readonly count?: number | string | undefined;
  }[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Which part of a list is shown, each with how many there are. */
export function FilterTabs({ label, options, chosen, onChoose }: FilterTabsProps) {
  return (
    <Row role="group" aria-label={label}>
      {options.map(({ id, label: name, count }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {name}
          {count === undefined ? null : (
            <>
              {' '}
              <small>{count}</small>
            </>
          )}
        </button>
      ))}
    </Row>
  );
}

/** The parts of a place, of which one is shown: they look as filters do. */
export function PlaceTabs(props: ComponentProps<typeof Tabs>) {
  return (
    <Parts>
      <Tabs {...props} />
    </Parts>
  );
}

/** Words on a line, of which the chosen ones are underlined. */
const look = css`
  gap: 0 1.5rem;
  @media (max-width: 40rem) {
    column-gap: 1rem;
    font-size: var(--ag-size-data);
  }
  & > button {
    flex: none;
    min-height: 2.75rem;
    padding: 0.5rem 0;
    border: 0;
    background: none;
    color: var(--ag-ink-soft);
    font: inherit;
    font-weight: 500;
    cursor: pointer;
    outline-offset: -3px;
  }
  & > button:hover {
    color: var(--ag-ink);
  }
  & > [aria-pressed='true'],
  & > [aria-selected='true'] {
    color: var(--ag-ink);
    font-weight: 650;
    box-shadow: inset 0 -2px 0 var(--ag-ember);
  }
`;

const Parts = styled.div`
  & > [role='tablist'] {
    ${clearScrollCue}
    ${look}
    margin-bottom: 1.5rem;
  }
`;

const Row = styled.div`
  ${clearScrollCue}
  display: flex;
  scrollbar-width: none;
  border-bottom: 1px solid var(--ag-line);
  ${look}
  & small {
    margin-left: 0.25rem;
    font-size: var(--ag-size-label);
    color: var(--ag-ink-soft);
  }
`;
