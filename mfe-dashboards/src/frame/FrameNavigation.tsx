import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { memberFrameTexts as texts } from '../content/memberFrame.ts';
import { useOnDemand } from '../member/useOnDemand.ts';
import type { SearchSide } from '../search/searchSide.ts';
import { EntryIcon } from './EntryIcon.tsx';
import { entryOf, type FrameEntry } from './frameEntries.ts';
import { SearchButton, useSearch } from './SearchButton.tsx';
import { UnsentState } from './UnsentState.tsx';

interface FrameNavigationProps {
  readonly label: string;
  readonly entries: readonly FrameEntry[];
  readonly ways: readonly FrameEntry[];
  readonly path: string;
  readonly search: SearchSide;
  readonly isBare: boolean;
}

/** How many entries a phone's bar has; with more, its last is the way to the others. */
const IN_BAR = 4;
const loadSheet = () => import('./PlaceSheet.tsx').then(({ PlaceSheet }) => PlaceSheet);
const MORE = 'M6 12h.01M12 12h.01M18 12h.01';

const bottomOf = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom ?? 0;

/** Where one may go: a rail beside the place, below 40rem a bar at the thumb with the rest behind « Plus ». */
export function FrameNavigation({ label, entries, ways, path, search, isBare }: FrameNavigationProps) {
  const { open, dialog } = useSearch(search);
  const sheet = useOnDemand(loadSheet, texts.moreFailed);
  const current = entryOf([...entries, ...ways], path);
  const side = useRef<HTMLDivElement>(null);
  const here = current?.href;
  // In a low window the rail is scrolled to where one is.
  useEffect(() => {
    const below = bottomOf(side.current?.querySelector(`a[href="${here}"]`)) - bottomOf(side.current);
    if (below > 0) side.current?.scrollBy(0, below + 16);
  }, [here]);
  const isBelow = current !== undefined && entries.indexOf(current) >= IN_BAR;
  const behind = [...entries.slice(IN_BAR), ...ways];
  const waitingBehind = behind.reduce((sum, { waiting = 0 }) => sum + waiting, 0);
  const link = ({ href, label: name, short = name, icon, waiting }: FrameEntry) => (
    <li key={href}>
      <a href={href} aria-current={current?.href === href ? (path === href ? 'page' : 'true') : undefined}>
        <EntryIcon d={icon} />
        <span data-short={short}>
          <span>{name}</span>
        </span>
        <WaitingCount count={waiting} />
      </a>
    </li>
  );
  return (
    <>
      {isBare ? null : (
        <Side ref={side}>
          <Top>
            <strong>{label}</strong>
            <SearchButton onOpen={open} />
          </Top>
          <Nav aria-label={label}>
            <ul>{entries.map(link)}</ul>
            {ways.length > 0 ? <ul>{ways.map(link)}</ul> : null}
          </Nav>
          <UnsentState />
          <More type="button" data-current={isBelow ? '' : undefined} onClick={sheet.open}>
            <EntryIcon d={MORE} />
            {texts.more}
            <WaitingCount count={waitingBehind} />
          </More>
        </Side>
      )}
      {dialog}
      {sheet.Content ? <sheet.Content asked={sheet.asked}>{behind.map(link)}</sheet.Content> : null}
    </>
  );
}

/** How much waits at a place, or behind « Plus »; nothing is said of none. */
function WaitingCount({ count = 0 }: { readonly count?: number | undefined }) {
  return count > 0 ? (
    <Waiting data-count={count}>
      <span>{texts.waiting(count)}</span>
    </Waiting>
  ) : null;
}

const Side = styled.div`
  display: flex;
  flex-direction: column;
  @media (min-width: 40rem) {
    position: sticky;
    top: 3.8125rem;
    align-self: start;
    height: calc(100dvh - 3.8125rem);
    overflow: hidden auto;
    scroll-padding-block: 1rem;
    padding: 1.25rem 0.75rem;
  }
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    padding: 1rem 0.375rem;
  }
  /* Where a phone has room for it, its top stands between the logo and the menu of the site, in a line that stays. */
  @media (min-width: 22.5rem) and (max-width: 39.99rem) and (min-height: 30.01rem) {
    display: contents;
    & > div {
      position: sticky;
      top: 3.8125rem;
      z-index: 20;
      height: 0;
      padding: 0 3.5rem 0 8.75rem;
      translate: 0 -1.9375rem;
      /* The bar that it stands in stays above a page that fades. */
      view-transition-name: space;
    }
    & strong {
      padding-left: 0.75rem;
      border-left: 1px solid var(--ag-line);
    }
  }
  /* In a low window the bar stands above the place, instead of over it. */
  @media (max-width: 39.99rem) and (max-height: 30rem) {
    position: relative;
  }
  @media print {
    display: none;
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem;
  & > strong {
    font-size: var(--ag-size-label);
    font-weight: 600;
    color: var(--ag-ink-soft);
  }
  @media (max-width: 39.99rem) {
    padding: 0.25rem var(--ag-gutter) 0;
  }
  @media (min-width: 40rem) {
    flex-direction: column;
    align-items: stretch;
    margin-bottom: 1rem;
    & > strong {
      padding-inline: 0.75rem;
    }
  }
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    & > strong {
      padding-inline: 0;
      text-align: center;
      line-height: 1.2;
    }
  }
`;

/** Of the bar at the thumb: however large text is, five words stand beside each other; the sheet of « Plus » has them in its size. */
const LABEL = 'min(0.75rem, 4vw)';

const Nav = styled.nav`
  & ul {
    display: grid;
    gap: 2px;
  }
  & a {
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 2.75rem;
    padding: 0.25rem 0.75rem;
    border-radius: var(--ag-radius);
    font-size: var(--ag-size-data);
    font-weight: 500;
    line-height: 1.2;
    color: var(--ag-ink-soft);
    text-decoration: none;
  }
  & svg {
    flex: none;
  }
  & a:is(:hover, [aria-current]) {
    background: color-mix(in srgb, var(--ag-line) 40%, transparent);
    color: var(--ag-ink);
  }
  & a[aria-current] {
    font-weight: 650;
  }
  & a[aria-current] svg {
    color: var(--ag-ember);
  }
  @media (min-width: 40rem) {
    display: flex;
    flex: 1 0 auto;
    flex-direction: column;
    justify-content: space-between;
    gap: 1rem;
  }
  /* Below an icon fits one word. */
  @media (max-width: 59.99rem) {
    & a {
      flex-direction: column;
      justify-content: center;
      gap: 0.125rem;
      min-height: 3rem;
      padding: 0.25rem 0.125rem;
      font-size: var(--ag-size-label);
      text-align: center;
    }
    & span[data-short] > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & span[data-short]::before {
      content: attr(data-short) / '';
    }
  }
  @media (max-width: 39.99rem) {
    position: fixed;
    inset: auto 0 0;
    z-index: 20;
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    height: calc(4rem + env(safe-area-inset-bottom));
    padding-bottom: env(safe-area-inset-bottom);
    box-shadow: inset 0 1px var(--ag-line);
    background: var(--ag-surface);
    & ul {
      display: contents;
    }
    & li:nth-child(n + 5),
    & ul + ul {
      display: none;
    }
    & a {
      height: 4rem;
      border-radius: 0;
      font-size: ${LABEL};
    }
    & a[aria-current] {
      background: none;
    }
    & a[aria-current]::after {
      content: '';
      position: absolute;
      top: 0;
      width: 2rem;
      height: 3px;
      background: var(--ag-ember);
    }
  }
  /* A long word has more room than a short one, and breaks only where text is so large that none has enough. */
  @media (min-width: 19rem) and (max-width: 39.99rem) {
    grid-template-columns: repeat(4, minmax(min-content, 1fr)) 20%;
    & a {
      overflow-wrap: break-word;
    }
  }
  @media (max-width: 39.99rem) and (max-height: 30rem) {
    position: static;
    order: 1;
  }
`;

/** At the end of a line, or at the corner of an icon that stands alone. */
const Waiting = styled.span`
  display: grid;
  place-items: center;
  min-width: 1.25rem;
  margin-left: auto;
  padding-inline: 0.375rem;
  border-radius: 1rem;
  background: var(--ag-ink);
  color: var(--ag-ground);
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 1.25rem;
  &::before {
    content: attr(data-count) / '';
  }
  & > span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  @media (max-width: 59.99rem) {
    nav &,
    button > & {
      position: absolute;
      top: 0.1875rem;
      left: min(50% + 0.625rem, 100% - 1.375rem);
      margin: 0;
      min-width: 1rem;
      padding-inline: 0.25rem;
      line-height: 1rem;
    }
  }
`;

const More = styled.button`
  display: none;
  @media (max-width: 39.99rem) {
    position: fixed;
    right: 0;
    bottom: env(safe-area-inset-bottom);
    z-index: 21;
    display: grid;
    place-items: center;
    align-content: center;
    gap: 0.125rem;
    width: 20%;
    height: 4rem;
    border: 0;
    background: none;
    font-size: ${LABEL};
    font-weight: 500;
    line-height: 1.2;
    color: var(--ag-ink-soft);
    cursor: pointer;
    /* Points, as heavy as the lines of the other drawings. */
    & svg {
      stroke-width: 3;
    }
    &[data-current] {
      font-weight: 700;
      color: var(--ag-ink);
      background: linear-gradient(var(--ag-ember), var(--ag-ember)) top center / 2rem 3px no-repeat;
      & > svg {
        color: var(--ag-ember);
      }
    }
  }
  @media (max-width: 39.99rem) and (max-height: 30rem) {
    position: absolute;
  }
`;
