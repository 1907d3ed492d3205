import type { NavigationEntry } from '@agence/shared-contracts/remote/manifest';
import type { ShellApi } from '@agence/shared-contracts/remote/shell';
import { Logo } from '@agence/shared-contracts/ui/Logo';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { nextPaint } from '../boot/nextPaint.ts';
import { ConsentSlot } from '../consent/ConsentSlot.tsx';
import type { Consent } from '../consent/consent.ts';
import { headerTexts } from '../content/frame.ts';
import { AccountActions } from './AccountActions.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { PostedNotices } from './PostedNotices.tsx';
import { SearchLink } from './SearchLink.tsx';
import { ServicesMenu } from './ServicesMenu.tsx';
import { StickyBar } from './StickyBar.tsx';

export interface HeaderProps {
  readonly path: string;
  readonly navigation: readonly NavigationEntry[];
  readonly shell: ShellApi;
  readonly consent: Consent | undefined;
}

/** The header of every page. Its menus are a popover and a dialog, so they work before any JavaScript. */
export function Header({ path, navigation, shell, consent }: HeaderProps) {
  const getPath = () => shell.navigation.getLocation().pathname;
  // The next page is seen before it is marked here.
  const follow = useCallback(
    (listener: () => void) => shell.navigation.subscribe(() => void nextPaint().then(listener)),
    [shell],
  );
  const current = useSyncExternalStore(follow, getPath, () => path);
  useEffect(() => shell.navigation.subscribe(closeMenus), [shell]);
  const entries = navigation.filter(({ slot }) => slot === 'header');
  const services = navigation.filter(({ slot }) => slot === 'services');
  return (
    <>
      <PostedNotices />
      <ConsentSlot consent={consent} />
      <Bar>
        <Inner>
          <Home href="/" translate="no" aria-current={current === '/' ? 'page' : undefined}>
            <Logo />
          </Home>
          <Navigation aria-label={headerTexts.navigation}>
            {services.length > 0 ? <ServicesMenu services={services} /> : null}
            {entries.map(({ to, label }) => (
              <NavLink key={to} href={to} aria-current={isCurrent(current, to) ? 'page' : undefined}>
                {label}
              </NavLink>
            ))}
          </Navigation>
          <Actions>
            <SearchLink />
            <AccountActions shell={shell} />
          </Actions>
          <MobileMenu services={services} entries={menuEntries(navigation)} shell={shell} />
        </Inner>
      </Bar>
      <StickyBar shell={shell} />
    </>
  );
}

function isCurrent(path: string, to: string) {
  return path === to || path.startsWith(`${to}/`);
}

/** Of the agency's own pages, those that stand first in the footer: work, appointments, contact, figures, what it says of itself. */
const AGENCY_ENTRIES = 8;

/** What the menu of small screens leads to besides services: the header's entries first, then shop, tools and the agency. */
function menuEntries(navigation: readonly NavigationEntry[]) {
  const of = (slot: NavigationEntry['slot']) => navigation.filter((entry) => entry.slot === slot);
  const sections = of('footer-resources').filter(({ to }) => to.lastIndexOf('/') === 0);
  const entries = [...of('header'), ...sections, ...of('footer-company').slice(0, AGENCY_ENTRIES)];
  return entries.filter(({ to }, index) => entries.findIndex((one) => one.to === to) === index);
}

function closeMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>('#shell-header [popover]:popover-open')) menu.hidePopover();
  document.querySelector<HTMLDialogElement>('#menu-mobile[open]')?.close();
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  /* A cover that becomes the next page's opening passes below it. */
  view-transition-name: header;
  background: var(--ag-ground);
  border-bottom: 1px solid var(--ag-line);
  /* At 400 %, on a phone held sideways or above its keyboard, the page has the whole window. */
  @media (max-height: 30rem) {
    position: static;
  }
`;

const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: clamp(0.75rem, 2.5vw, 2.5rem);
  max-width: 82rem;
  min-height: 4.5rem;
  margin-inline: auto;
  padding-inline: var(--ag-gutter);
  /* Who works here has the frame of the place below it: the way to the rest of the site steps back (AMB-63). */
  [data-member] & {
    max-width: none;
    min-height: 3.75rem;
    padding-inline: clamp(1.25rem, 2vw, 1.75rem);
  }
`;

const Home = styled.a`
  display: flex;
  padding-block: 0.5rem;
  text-decoration: none;
`;

const Navigation = styled.nav`
  display: flex;
  align-items: center;
  gap: 0.25rem;
  /* On tablets it has the room that search and account leave to the menu. */
  @media (max-width: 44rem) {
    display: none;
  }
  [data-member] & {
    font-size: 0.9375rem;
    color: var(--ag-ink-soft);
  }
`;

const NavLink = styled.a`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: 0.9rem;
  border-radius: 999px;
  font-weight: 500;
  text-decoration: none;
  &:hover {
    background: var(--ag-band);
  }
  &[aria-current] {
    box-shadow: inset 0 -2px 0 var(--ag-ember);
    border-radius: 0;
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  margin-left: auto;
  @media (max-width: 60rem) {
    display: none;
  }
`;
