import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import { memberFrameTexts } from '../content/memberFrame.ts';
import { useOnDemand } from '../member/useOnDemand.ts';
import type { SearchSide } from '../search/searchSide.ts';
import { EntryIcon } from './EntryIcon.tsx';

const texts = memberFrameTexts.search;
const ICON = 'M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM16 16l5 5';

const loadDialog = () => import('../search/SearchDialog.tsx').then(({ SearchDialog }) => SearchDialog);

interface Search {
  readonly open: () => void;
  /** Stands anywhere on the page; nothing before it was asked for. */
  readonly dialog: ReactNode;
}

/** The search over what somebody may see; Ctrl K and ⌘ K open it anywhere. Its code comes with the first use. */
export function useSearch(side: SearchSide): Search {
  const { open, asked, Content } = useOnDemand(loadDialog, texts.failed);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open]);
  return { open, dialog: Content ? <Content side={side} asked={asked} /> : null };
}

/** Opens the search. */
export function SearchButton({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <Open type="button" aria-keyshortcuts="Control+K" onClick={onOpen}>
      <EntryIcon d={ICON} />
      <span>{texts.open}</span>
      <small aria-hidden="true">{texts.shortcut}</small>
    </Open>
  );
}

const Open = styled.button`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0 0.75rem;
  border: 1px solid var(--ag-edge);
  border-radius: 0.625rem;
  background: var(--ag-surface);
  font-size: var(--ag-size-data);
  color: var(--ag-ink-soft);
  cursor: pointer;
  &:hover {
    color: var(--ag-ink);
  }
  & > svg {
    flex: none;
  }
  & > small {
    margin-left: auto;
    padding: 0.1rem 0.4rem;
    border: 1px solid var(--ag-line);
    border-radius: 0.3rem;
    font: 500 0.75rem/1.4 var(--ag-text);
    white-space: nowrap;
  }
  @media (max-width: 59.99rem) {
    border-color: transparent;
    background: none;
    & > small {
      display: none;
    }
  }
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    flex-direction: column;
    justify-content: center;
    gap: 0.25rem;
    min-height: 3.75rem;
    padding: 0.5rem 0.125rem;
    font-size: var(--ag-size-label);
  }
  /* In a phone's bar there is room for the drawing alone; ears hear the word. */
  @media (max-width: 39.99rem) {
    gap: 0;
    font-size: 0;
  }
`;
