import type { ShellApi } from '@agence/shared-contracts/remote/shell';
import { Button } from '@agence/shared-contracts/ui/Button';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { headerTexts } from '../content/frame.ts';
import { StartLink } from './Header.tsx';

const nobody = () => false;

/** What visitors and members find at the end of the header. The server, and a broken backend, know nobody. */
export function AccountActions({ shell }: { readonly shell: ShellApi }) {
  const isSignedIn = () => shell.auth.getSnapshot().user !== null;
  const signedIn = useSyncExternalStore(shell.auth.subscribe, isSignedIn, nobody);
  if (signedIn) {
    return (
      <>
        <StartLink $look="secondary" href="/dashboard">
          {headerTexts.dashboard}
        </StartLink>
        <SmallButton type="button" $look="quiet" onClick={() => void shell.auth.signOut()}>
          {headerTexts.signOut}
        </SmallButton>
      </>
    );
  }
  return (
    <>
      <SmallButton type="button" $look="quiet" onClick={() => shell.auth.requestSignIn()}>
        {headerTexts.signIn}
      </SmallButton>
      <StartLink href="/formations">{headerTexts.start}</StartLink>
    </>
  );
}

const SmallButton = styled(Button)`
  min-height: 2.75rem;
  padding-block: 0.5rem;
  font-size: 0.9375rem;
`;
