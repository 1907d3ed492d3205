import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styled from 'styled-components';

interface TabsProps {
  /** What is chosen among. */
  readonly label: string;
  /** Start of the ids of tabs and panels: tab `{idBase}-{id}`, panel `{idBase}-{id}-contenu`. */
  readonly idBase: string;
  readonly tabs: readonly { readonly id: string; readonly name: ReactNode }[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

export const panelId = (idBase: string, id: string) => `${idBase}-${id}-contenu`;
export const tabId = (idBase: string, id: string) => `${idBase}-${id}`;

/** Tabs with the keyboard of the pattern: arrows go around, Home and End go to the ends, the panel follows the focus. */
export function Tabs({ label, idBase, tabs, selected, onSelect }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  // The one that the Tab key reaches; while none is selected, the first.
  const reachable = tabs.some(({ id }) => id === selected) ? selected : tabs[0]?.id;
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === selected);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(idBase, next.id))}`)?.focus();
  };
  return (
    <List ref={list} data-sideways="" role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(idBase, id)}
          aria-controls={panelId(idBase, id)}
          aria-selected={id === selected}
          tabIndex={id === reachable ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {name}
        </button>
      ))}
    </List>
  );
}

const List = styled.div`
  display: flex;
  overflow-x: auto;
  border-bottom: 1px solid var(--ag-line);
  & > button {
    flex: none;
    min-height: 3rem;
    /* On phones the next of them shows that there are more. */
    padding: 0.5rem clamp(0.6rem, 3vw, 1.25rem);
    border: 0;
    background: none;
    font-weight: 600;
    color: var(--ag-ink-soft);
    cursor: pointer;
    border-bottom: 3px solid transparent;
    /* Of a ring around it the list's edge would leave a sliver. */
    outline-offset: -3px;
  }
  & > button:hover {
    color: var(--ag-ink);
  }
  & > button[aria-selected='true'] {
    color: var(--ag-ink);
    border-color: var(--ag-ember);
  }
  @media (min-width: 60rem) {
    & > button {
      flex: 1 0 auto;
    }
  }
  /* All of them fit: nothing goes on. */
  @media (min-width: 75rem) {
    &&::after {
      display: none;
    }
  }
  @media print, (scripting: none) {
    display: none;
  }
`;

/** A panel that is not selected is away, except for visitors without JavaScript and on paper, which get all of them. */
export const Panel = styled.div<{ $isShown: boolean }>`
  display: ${({ $isShown }) => ($isShown ? 'block' : 'none')};
  @media print, (scripting: none) {
    display: block;
  }
`;
