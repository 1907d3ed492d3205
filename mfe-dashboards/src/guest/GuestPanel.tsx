import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import { AuthGate, useShell } from '@agence/shared-contracts/platform';
import type { SignInMode } from '@agence/shared-contracts/remote/shell';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import { Lead } from '@agence/shared-contracts/ui/Text';
import { useCallback, useEffect } from 'react';
import styled from 'styled-components';
import { guestTexts, withoutScripts } from '../content/guest.ts';

/** A page that opens the sign-in dialog, and offers it again to those who close it (AMB-06). */
export function GuestPanel({ mode }: { readonly mode: SignInMode }) {
  const { auth, navigation } = useShell();
  const { title, lead, action } = guestTexts[mode];
  const open = useCallback(() => {
    const next = navigation.getLocation().searchParams.get('next') ?? '/dashboard';
    auth.requestSignIn({ mode, next });
  }, [auth, navigation, mode]);
  useEffect(open, [open]);

  return (
    <Ground>
      <ContourArt seed={`compte-${mode}`} />
      <Body>
        <h1>{title}</h1>
        <Lead>{lead}</Lead>
        <WithoutScripts data-without-scripts>{withoutScripts}</WithoutScripts>
        <AuthGate>
          <Button type="button" onClick={open}>
            {action}
          </Button>
        </AuthGate>
      </Body>
    </Ground>
  );
}

const Ground = styled(Section)`
  display: grid;
  align-items: center;
  min-height: 70svh;
  overflow: hidden;
`;

const Body = styled(Container)`
  position: relative;
  display: grid;
  gap: 1.75rem;
  justify-items: start;
  & > h1 {
    max-width: 12em;
  }
`;

const WithoutScripts = styled.p`
  display: none;
  @media (scripting: none) {
    display: block;
  }
`;
