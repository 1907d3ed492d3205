import { brand } from '@agence/shared-contracts/brand';
import type { ShellApi } from '@agence/shared-contracts/remote/shell';
import { asking } from '@agence/shared-contracts/ui/asking';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import styled from 'styled-components';
import { stickyTexts as texts } from '../content/frame.ts';

interface ContactActionsProps {
  readonly shell: ShellApi;
  /** Where they stand, as clicks are told. */
  readonly location: 'sticky-bar' | 'menu-mobile';
}

/** Telephone and booking beside each other, for the thumb. */
export function ContactActions({ shell, location }: ContactActionsProps) {
  const { phone, phoneHref } = shell.contact ?? brand;
  const clicked = (label: string) => () => shell.track({ name: 'cta_clicked', label, location });
  return (
    <>
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
    </>
  );
}

const Call = styled(ButtonLink)`
  flex: none;
  width: 3rem;
  padding: 0;
`;

const Claim = styled(Button)`
  flex: 1;
`;
