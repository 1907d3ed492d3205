import type { ShellApi } from '@agence/shared-contracts/remote/shell';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { headerTexts } from '../content/frame.ts';

const nobody = () => false;

/** What visitors and members find at the end of the header. The server, and a broken backend, know nobody. */
export function AccountActions({ shell }: { readonly shell: ShellApi }) {
  const isSignedIn = () => shell.auth.getSnapshot().user !== null;
  const signedIn = useSyncExternalStore(shell.auth.subscribe, isSignedIn, nobody);
  if (signedIn) {
    return (
      <>
        <StartLink $look="secondary" href="/dashboard" lang="en">
          {headerTexts.dashboard}
        </StartLink>
        <Account type="button" aria-label={headerTexts.account} onClick={() => shell.auth.openAccount()}>
          <svg
            width="22"
            height="22"
            viewBox="0 0 22 22"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
          >
            <circle cx="11" cy="7.5" r="3.75" />
            <path d="M3.5 19c1-4 4-5.75 7.5-5.75S17.5 15 18.5 19" strokeLinecap="round" />
          </svg>
        </Account>
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
      <StartLink $look="secondary" href="/formations" data-cta="start">
        {headerTexts.start}
      </StartLink>
    </>
  );
}

/** The way in, and quieter than the one thing that the page itself is for (AMB-65). */
const StartLink = styled(ButtonLink)`
  min-height: 2.75rem;
  padding: 0.5rem 1.25rem;
  font-size: 0.9375rem;
`;

const SmallButton = styled(Button)`
  min-height: 2.75rem;
  padding-block: 0.5rem;
  font-size: 0.9375rem;
`;

const Account = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;
  &:hover {
    background: var(--ag-band);
  }
`;
