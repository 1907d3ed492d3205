import { Tabs } from '@agence/shared-contracts/ui/Tabs';
import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';

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

/** Words on a line, of which the chosen ones are underlined. Where they go on it fades, as `data-sideways` does, into a place after the last. */
const look = css`
  --between: 1.5rem;
  gap: 0 var(--between);
  overflow-x: auto;
  scrollbar-width: none;
  @media (max-width: 60rem) {
    font-size: var(--ag-size-data);
  }
  &::after {
    content: '';
    position: sticky;
    right: 0;
    flex: none;
    width: 1.25rem;
    margin-left: calc(-1 * var(--between));
    background: linear-gradient(90deg, #0000, var(--panel-ground, var(--ag-ground)));
    pointer-events: none;
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
    ${look}
    margin-bottom: 1.5rem;
  }
`;

const Row = styled.div`
  display: flex;
  border-bottom: 1px solid var(--ag-line);
  ${look}
  & small {
    font-size: var(--ag-size-label);
    color: var(--ag-ink-soft);
    @media (min-width: 60.01rem) {
      margin-left: 0.25rem;
    }
  }
`;
