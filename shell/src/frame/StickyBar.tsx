import { brand } from '@agence/shared-contracts/brand';
import type { ShellApi } from '@agence/shared-contracts/remote/shell';
import { asking } from '@agence/shared-contracts/ui/asking';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { stickyTexts as texts } from '../content/frame.ts';

/** How far down the page the bar appears, in CSS pixels (marketing-site §9, AMB-11). */
export const STICKY_FROM_PX = 500;

/** Telephone and booking at the thumb, on small screens that are scrolled. */
export function StickyBar({ shell }: { readonly shell: ShellApi }) {
  const { phone, phoneHref } = shell.contact ?? brand;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const follow = () => setShown(scrollY > STICKY_FROM_PX);
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  const clicked = (label: string) => () => shell.track({ name: 'cta_clicked', label, location: 'sticky-bar' });
  return (
    <Bar aria-label={texts.label} hidden={!isShown}>
      <Call $look="secondary" href={phoneHref} aria-label={texts.call(phone)} onClick={clicked('sticky-phone')}>
        <svg
          width="20"
          height="20"
          viewBox="0 0 24 24"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
        >
          <path d="M5 3h4l2 5-3 2a12 12 0 0 0 6 6l2-3 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2" />
        </svg>
      </Call>
      <Claim {...asking('audit')} onClick={clicked('sticky-audit')}>
        {texts.action}
      </Claim>
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
  /* Pages where something is chosen or bought have a bar of their own (AMB-63). */
  :root:has([data-own-bar]) &,
  [data-member] &,
  #shell-header:has([data-consent]) & {
    display: none;
  }
`;

const Call = styled(ButtonLink)`
  flex: none;
  width: 3rem;
  padding: 0;
`;

const Claim = styled(Button)`
  flex: 1;
`;
