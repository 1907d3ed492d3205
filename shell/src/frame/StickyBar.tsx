import type { ShellApi } from '@agence/shared-contracts/remote/shell';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { nextPaint } from '../boot/nextPaint.ts';
import { stickyTexts as texts } from '../content/frame.ts';
import { ContactActions } from './ContactActions.tsx';

/** How far down the page the bar appears, in CSS pixels (marketing-site §9, AMB-11). */
export const STICKY_FROM_PX = 500;
/** What a page says that has a bar of its own, at the thumb unless it is `top`; pages that stand by are not shown. */
const OWN_BAR = '#outlet > [data-remote] [data-own-bar]';

/**
 * Telephone and booking at the thumb, on small screens that are scrolled. Pages where something is chosen or bought have a bar of
 * their own (AMB-63). Not by `:has()`: with it, whatever comes to the page has the browser search all of it, in each of its steps.
 */
export function StickyBar({ shell }: { readonly shell: ShellApi }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const follow = () => {
      const own = document.querySelector<HTMLElement>(OWN_BAR)?.dataset.ownBar;
      const isShown = own === undefined && scrollY > STICKY_FROM_PX;
      setShown(isShown);
      // One way or the other something is at the thumb: the footer leaves room for it.
      document.documentElement.toggleAttribute('data-thumb', isShown || own === '');
    };
    follow();
    addEventListener('scroll', follow, { passive: true });
    const unsubscribe = shell.navigation.subscribe(() => void nextPaint().then(follow));
    return () => {
      removeEventListener('scroll', follow);
      unsubscribe();
    };
  }, [shell]);
  return (
    <Bar aria-label={texts.label} hidden={!isShown}>
      <ContactActions shell={shell} location="sticky-bar" />
    </Bar>
  );
}

const Bar = styled.aside`
  position: fixed;
  inset: auto 0 0;
  z-index: 20;
  display: none;
  gap: 0.75rem;
  padding: 0.75rem var(--ag-gutter) calc(0.75rem + env(safe-area-inset-bottom));
  border-top: 1px solid var(--ag-line);
  background: var(--ag-ground);
  @media (max-width: 60rem) and (min-height: 30rem) {
    display: flex;
  }
  [data-member] &,
  [data-asking] & {
    display: none;
  }
`;
