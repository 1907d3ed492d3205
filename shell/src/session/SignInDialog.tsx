import { Picture } from '@agence/shared-contracts/art/Picture';
import type { PictureCut, PictureSource } from '@agence/shared-contracts/art/PictureSource';
import { homeRelief, homeRoute } from '@agence/shared-contracts/art/pictures';
import type { PublicDemo } from '@agence/shared-contracts/remote/publicDemo';
import type { SignInMode } from '@agence/shared-contracts/remote/shell';
import { Dialog } from '@agence/shared-contracts/ui/Dialog';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { signInTexts as texts } from '../content/signIn.ts';
import { AuthBoundary } from './AuthBoundary.tsx';
import type { ShellAuth } from './authPort.ts';
import { SignInSteps, stepOf } from './SignInSteps.tsx';

export const SIGN_IN_DIALOG_ID = 'connexion';

interface SignInDialogProps {
  readonly auth: ShellAuth;
  readonly mode: SignInMode;
  /** Another number for every opening: what went wrong the last time is forgotten then, the address is not. */
  readonly request: number;
  /** Where mail links lead back to. */
  readonly next: string | undefined;
  /** The site is a public demonstration. */
  readonly demo?: PublicDemo | undefined;
  /** The visitor is signed in: here, in another tab, or by a code. */
  readonly onDone: () => void;
}

/** The dialog through which people come in (AMB-05). What the session needs decides which step it shows. */
export function SignInDialog({ auth, mode: asked, request, next, demo, onDone }: SignInDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { user, needs } = useSyncExternalStore(auth.subscribe, auth.getSnapshot);
  const [mode, setMode] = useState(asked);
  const [phone, setPhone] = useState<string>();
  const [identifier, setIdentifier] = useState('');
  const [shownRequest, setShownRequest] = useState(request);
  if (shownRequest !== request) {
    setShownRequest(request);
    setMode(asked);
    setPhone(undefined);
  }

  const done = user !== null && needs === null;
  useEffect(() => {
    if (!done || !dialog.current?.open) return;
    dialog.current.close();
    onDone();
  }, [done, onDone]);

  const step = stepOf(needs, phone, mode);
  return (
    <Frame ref={dialog} id={SIGN_IN_DIALOG_ID} title={texts.titles[step]} closedby="closerequest">
      <Aside aria-hidden="true">
        <Picture of={night} light="night" />
        <Picture of={route} light="night" />
        <p>{texts.motto}</p>
      </Aside>
      <AuthBoundary key={request}>
        <SignInSteps
          {...{ auth, step, phone, identifier, next, demo }}
          onMode={setMode}
          onPhone={setPhone}
          onIdentifier={setIdentifier}
        />
      </AuthBoundary>
    </Frame>
  );
}

/** The massif of the home page in its cut for phones, which is as high as the dialog. */
const [night, route] = [homeRelief, homeRoute].map(({ phone }) => ({ ...(phone as PictureCut), alt: '' })) as [
  PictureSource,
  PictureSource,
];

const WITH_ART = '@media (min-width: 60rem) and (min-height: 44rem)';

const Frame = styled(Dialog)`
  & [role='tablist'] {
    margin-top: -0.5rem;
  }
  /* Words of the page would be cut by the edge of the sheet: the mountain stands above it instead. */
  @media (max-width: 40rem) {
    &::backdrop {
      background:
        url('${route.night ?? route.day}') 60% -8rem / max(100%, 31rem) auto no-repeat,
        #0b1a14 url('${night.night ?? night.day}') 60% -8rem / max(100%, 31rem) auto no-repeat;
    }
  }
  /* All three tabs in sight on a telephone. */
  @media (max-width: 30rem) {
    & [role='tab'] {
      padding-inline: 0.35rem;
      font-size: 0.84rem;
    }
    & [role='tablist'] {
      justify-content: space-between;
    }
  }
  ${WITH_ART} {
    width: 58rem;
    min-height: 40rem;
    padding-left: calc(22rem + clamp(1.25rem, 4vw, 2.5rem));
  }
`;

const Aside = styled.div`
  display: none;
  ${WITH_ART} {
    position: absolute;
    inset: 0 auto 0 0;
    display: flex;
    align-items: end;
    width: 22rem;
    padding: 2.5rem;
    overflow: hidden;
    background: var(--ag-spruce);
    color: var(--ag-on-spruce);
  }
  & img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 88% 0;
  }
  /* Words stand on calm ground. */
  &::after {
    content: '';
    position: absolute;
    inset: 55% 0 0;
    background: linear-gradient(transparent, var(--ag-spruce) 75%);
  }
  & > p {
    position: relative;
    z-index: 1;
    font: 700 1.75rem / 1.15 var(--ag-display);
    letter-spacing: -0.02em;
  }
`;
