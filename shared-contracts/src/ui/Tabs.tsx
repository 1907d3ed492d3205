import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styled from 'styled-components';

/** One tab with its panel. */
export interface Tab {
  readonly id: string;
  readonly label: string;
  /** Null for a panel that is made only when its tab is selected. */
  readonly panel: ReactNode;
}

interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Id of the tab that is shown. */
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

/** Where each key moves to, given the place and the number of tabs (WAI-ARIA Authoring Practices "Tabs"). */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One of several panels. The tab list is one stop of the Tab key; arrows, Home and End choose. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === selected);
    const to = moves[event.key]?.(at, tabs.length);
    const next = to === undefined ? undefined : tabs[to];
    if (!next || to === undefined) return;
    event.preventDefault();
    onSelect(next.id);
    (list.current?.children[to] as HTMLElement | undefined)?.focus();
  };
  return (
    <>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ id, label, panel }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}${id}`}
            aria-selected={id === selected}
            aria-controls={panel === null ? undefined : `${prefix}${id}-panel`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {label}
          </button>
        ))}
      </List>
      {tabs.map(({ id, panel }) =>
        panel === null ? null : (
          <div
            key={id}
            role="tabpanel"
            id={`${prefix}${id}-panel`}
            aria-labelledby={`${prefix}${id}`}
            hidden={id !== selected}
          >
            {panel}
          </div>
        ),
      )}
    </>
  );
}

const List = styled.div`
  display: flex;
  gap: 0.25rem;
  margin-bottom: 2rem;
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid var(--ag-line);
  & > button {
    flex: none;
    min-height: 3rem;
    padding: 0.5rem clamp(0.6rem, 3vw, 1.1rem);
    border: 0;
    background: none;
    color: var(--ag-ink-soft);
    font-weight: 600;
    cursor: pointer;
    /* Of a ring around it the list's edge would leave a sliver. */
    outline-offset: -3px;
  }
  & > button:hover {
    color: var(--ag-ink);
  }
  & > button[aria-selected='true'] {
    color: var(--ag-ink);
    box-shadow: inset 0 -3px 0 var(--ag-ember);
  }
`;
