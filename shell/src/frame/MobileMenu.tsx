import type { NavigationEntry } from '@agence/shared-contracts/remote/manifest';
import type { ShellApi } from '@agence/shared-contracts/remote/shell';
import { Logo } from '@agence/shared-contracts/ui/Logo';
import { type MouseEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { headerTexts } from '../content/frame.ts';
import { AccountActions } from './AccountActions.tsx';

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
  // It may have been opened before this code was here.
  useEffect(() => setOpen(menu.current?.open ?? false), []);
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
      <Panel
        ref={menu}
        id={MENU_ID}
        aria-label={headerTexts.menu}
        onToggle={({ newState }: ToggleEvent) => setOpen(newState === 'open')}
        onClose={() => setOpen(false)}
        onClickCapture={choose}
      >
        <Top>
          <a href="/" translate="no">
            <Logo />
          </a>
          <Toggle type="button" commandfor={MENU_ID} command="close" aria-label={headerTexts.close}>
            <Lines d="M5 5l14 14M19 5 5 19" />
          </Toggle>
        </Top>
        <nav aria-label={headerTexts.navigation}>
          <ul>
            {entries.map(({ to, label }) => (
              <li key={to}>
                <Item href={to} $large>
                  {label}
                </Item>
              </li>
            ))}
            {services.slice(0, DIRECT_SERVICES).map(({ to, label }) => (
              <li key={to}>
                <Item href={to}>{label}</Item>
              </li>
            ))}
          </ul>
          {services.length > DIRECT_SERVICES ? (
            <More>
              <summary>{headerTexts.allServices}</summary>
              <ul>
                {services.slice(DIRECT_SERVICES).map(({ to, label }) => (
                  <li key={to}>
                    <Item href={to}>{label}</Item>
                  </li>
                ))}
              </ul>
            </More>
          ) : null}
        </nav>
        <Account>
          <AccountActions shell={shell} />
        </Account>
      </Panel>
    </Wrapper>
  );
}

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

const Panel = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  padding: 0.75rem var(--ag-gutter) 2rem;
  border: 0;
  background: var(--ag-ground);
  color: var(--ag-ink);
  overflow: auto;
  body:has(&[open]) {
    overflow: hidden;
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 0.75rem;
  & > a {
    display: flex;
    padding-block: 0.5rem;
  }
`;

const Item = styled.a<{ $large?: boolean }>`
  display: block;
  padding-block: ${({ $large }) => ($large ? '0.6rem' : '0.55rem')};
  border-bottom: 1px solid var(--ag-line);
  font: ${({ $large }) => ($large ? '700 1.75rem/1.3 var(--ag-display)' : '500 1.0625rem/1.8 var(--ag-text)')};
  text-decoration: none;
`;

const More = styled.details`
  & > summary {
    padding-block: 0.55rem;
    border-bottom: 1px solid var(--ag-line);
    color: var(--ag-ink-soft);
    font-weight: 600;
    line-height: 1.8;
  }
  & ul {
    padding-left: 1rem;
  }
`;

const Account = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 2rem;
`;
