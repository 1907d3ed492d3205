import type { AccountPart } from '@agence/shared-contracts/remote/shell';
import { Disclosure } from '@agence/shared-contracts/ui/Accordion';
import { Dialog } from '@agence/shared-contracts/ui/Dialog';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { accountTexts as texts } from '../content/account.ts';
import { AuthBoundary } from './AuthBoundary.tsx';
import type { ShellAuth } from './authPort.ts';
import { ChangeEmailForm } from './ChangeEmailForm.tsx';
import { EndOtherSessions } from './EndOtherSessions.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { SecondFactorSettings } from './SecondFactorSettings.tsx';

export const ACCOUNT_DIALOG_ID = 'mon-compte';

const partIds: Readonly<Record<AccountPart, string>> = {
  password: 'compte-mot-de-passe',
  email: 'compte-courriel',
  devices: 'compte-appareils',
};

/** Shows a part of the dialog, which is open, with the focus in it. */
export function unfold(part: AccountPart): void {
  const shown = document.querySelector<HTMLDetailsElement>(`#${partIds[part]}`);
  if (!shown) return;
  shown.open = true;
  shown.querySelector<HTMLElement>('input:not([hidden]), button')?.focus();
}

interface AccountDialogProps {
  readonly auth: ShellAuth;
  /** Whether the backend knows second factors. */
  readonly secondFactor: boolean;
}

/** Where members change how they sign in. Closes when they are signed out, here or in another tab. */
export function AccountDialog({ auth, secondFactor }: AccountDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { user } = useSyncExternalStore(auth.subscribe, auth.getSnapshot);
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    if (!user) dialog.current?.close();
  }, [user]);

  const email = user?.email ?? '';
  const items = [
    {
      id: partIds.password,
      title: texts.password.title,
      content: (
        <>
          <NewPasswordForm client={auth.client} email={email} onSaved={() => setSaved(true)} />
          <p role="status">{saved ? texts.password.saved : ''}</p>
        </>
      ),
    },
    { id: partIds.email, title: texts.email.title, content: <ChangeEmailForm client={auth.client} /> },
    ...(secondFactor
      ? [
          {
            id: 'compte-deux-etapes',
            title: texts.secondFactor.title,
            content: <SecondFactorSettings client={auth.client} anonKey={auth.anonKey} />,
          },
        ]
      : []),
    { id: partIds.devices, title: texts.others.title, content: <EndOtherSessions client={auth.client} /> },
  ];
  return (
    <Dialog ref={dialog} id={ACCOUNT_DIALOG_ID} title={texts.title} onClose={() => setSaved(false)}>
      <Who>
        {texts.signedInAs} <strong>{email}</strong>
      </Who>
      <AuthBoundary>
        {items.map(({ id, title, content }) => (
          <Disclosure key={id} id={id}>
            <summary>{title}</summary>
            <div>{content}</div>
          </Disclosure>
        ))}
      </AuthBoundary>
    </Dialog>
  );
}

const Who = styled.p`
  margin-bottom: 1.5rem;
  color: var(--ag-ink-soft);
  overflow-wrap: anywhere;
  & > strong {
    color: var(--ag-ink);
  }
`;
