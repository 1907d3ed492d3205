import type { NavigationEntry } from '@agence/shared-contracts/remote/manifest';
import type { ShellApi } from '@agence/shared-contracts/remote/shell';
import { Logo } from '@agence/shared-contracts/ui/Logo';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { headerTexts } from '../content/frame.ts';
import { AccountActions } from './AccountActions.tsx';
import { ContactActions } from './ContactActions.tsx';
import { SearchLink } from './SearchLink.tsx';

const MENU_ID = 'menu-mobile';
/** How many services stand in the menu itself; the others are one step further (AMB-08). */
const DIRECT_SERVICES = 4;

interface MobileMenuProps {
  readonly services: readonly NavigationEntry[];
  readonly entries: readonly NavigationEntry[];
  readonly shell: ShellApi;
}

/** The whole navigation on small screens, as a modal dialog: nothing behind it scrolls, is read or takes the focus. */
export function MobileMenu({ services, entries, shell }: MobileMenuProps) {
  const menu = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  // Followed by its attribute: it may have been opened before this code was here, and a dialog that is hydrated hears no `toggle`.
  useEffect(() => {
    const dialog = menu.current;
    if (!dialog) return;
    const { style } = document.body;
    const follow = () => {
      setOpen(dialog.open);
      // Not by a rule that asks whether one is open: for it, whatever comes to a page has the browser search all of it.
      style.overflow = dialog.open ? 'hidden' : '';
    };
    follow();
    const changes = new MutationObserver(follow);
    changes.observe(dialog, { attributeFilter: ['open'] });
    return () => {
      changes.disconnect();
      style.overflow = '';
    };
  }, []);
  // Whatever is chosen takes its place: a page, or a dialog, which would give the focus back to nothing below it.
  const choose = ({ target }: MouseEvent) => (target as Element).closest('a, button') && menu.current?.close();
  return (
    <Wrapper>
      <Toggle
        type="button"
        commandfor={MENU_ID}
        command="show-modal"
        aria-label={headerTexts.menu}
        aria-expanded={open}
      >
        <Lines d="M3 7h18M3 12h12M3 17h18" />
      </Toggle>
      <Panel ref={menu} id={MENU_ID} aria-label={headerTexts.menu} onClickCapture={choose}>
        <div className="top">
          <a href="/" translate="no">
            <Logo />
          </a>
          <SearchLink />
          <Toggle type="button" commandfor={MENU_ID} command="close" aria-label={headerTexts.close}>
            <Lines d="M5 5l14 14M19 5 5 19" />
          </Toggle>
        </div>
        <nav aria-label={headerTexts.navigation}>
          {services.length > 0 ? <p>{headerTexts.services}</p> : null}
          <ul>{services.slice(0, DIRECT_SERVICES).map(service)}</ul>
          {services.length > DIRECT_SERVICES ? (
            <details>
              <summary>{headerTexts.allServices}</summary>
              <ul>{services.slice(DIRECT_SERVICES).map(service)}</ul>
            </details>
          ) : null}
          <ul className="entries">
            {entries.map(({ to, label }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="account">
          <AccountActions shell={shell} />
        </div>
        <div className="thumb">
          <ContactActions shell={shell} location="menu-mobile" />
        </div>
      </Panel>
    </Wrapper>
  );
}

const service = ({ to, label, icon }: NavigationEntry) => (
  <li key={to}>
    <a href={to}>
      {icon ? (
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
          <path d={icon} />
        </svg>
      ) : null}
      {label}
    </a>
  </li>
);

/** An icon of strokes. @param d its path */
function Lines({ d }: { readonly d: string }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d={d} />
    </svg>
  );
}

/** The button alone goes where there is room: a modal dialog that went with it would leave a page that answers to nothing. */
const Wrapper = styled.div`
  display: contents;
  & > button {
    display: none;
  }
  @media (max-width: 60rem) {
    display: block;
    margin-left: auto;
    & > button {
      display: grid;
    }
  }
`;

const Toggle = styled.button`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  margin-right: -0.75rem;
  border: 0;
  background: none;
  cursor: pointer;
`;

/** One style sheet for all of it: every page carries this, and each more would be marked in its HTML. */
const Panel = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  padding: 0.75rem var(--ag-gutter) 0;
  border: 0;
  background: var(--ag-ground);
  color: var(--ag-ink);
  overflow: auto;
  overscroll-behavior: contain;
  &[open] {
    display: flex;
    flex-direction: column;
  }
  & > .top {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    margin-bottom: 0.5rem;
  }
  & > .top > [translate] {
    margin-right: auto;
  }
  & p,
  & summary {
    color: var(--ag-ink-soft);
  }
  & nav a {
    display: flex;
    align-items: center;
    gap: 1rem;
    min-height: 3rem;
    font: 600 1.1875rem/1.2 var(--ag-display);
    text-decoration: none;
  }
  & nav svg {
    flex: none;
    fill: none;
    stroke: var(--ag-glacier);
    stroke-width: 1.6;
  }
  & summary {
    padding-block: 0.6rem;
    border-top: 1px solid var(--ag-line);
    line-height: 1.8;
  }
  & .entries {
    display: grid;
    grid-template-columns: 1fr 1fr;
    padding-block: 0.5rem;
    border-block: 1px solid var(--ag-line);
  }
  & .entries a {
    min-height: 2.75rem;
    font: inherit;
  }
  & > .account {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    padding-block: 1rem 1.5rem;
  }
  /* Stays in reach, whatever the menu is scrolled to; a window too low for that has it at the end. */
  & > .thumb {
    display: flex;
    gap: 0.75rem;
    margin: auto calc(-1 * var(--ag-gutter)) 0;
    padding: 0.75rem var(--ag-gutter) calc(0.75rem + env(safe-area-inset-bottom));
    border-top: 1px solid var(--ag-line);
    background: var(--ag-ground);
    @media (min-height: 30rem) {
      position: sticky;
      bottom: 0;
    }
  }
`;
