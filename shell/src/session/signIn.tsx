import type { PublicDemo } from '@agence/shared-contracts/remote/publicDemo';
import type { AccountPart, NavigationPort, SignInMode, SignInRequest } from '@agence/shared-contracts/remote/shell';
import type { ShellAuth } from './authPort.ts';
import { safeNext } from './safeNext.ts';
import { showAuthFailure } from './showAuthFailure.tsx';
import { showDialog } from './showDialog.ts';

interface SignInOptions {
  readonly navigation: Pick<NavigationPort, 'getLocation' | 'navigate' | 'subscribe'>;
  readonly auth: ShellAuth;
  /** Whether the backend knows second factors. */
  readonly secondFactor: boolean;
  /** The site is a public demonstration. */
  readonly demo?: PublicDemo | undefined;
}

/** When the sign-in dialog opens, and where the visitor goes afterwards. Its code is loaded when it is first needed. */
export function createSignIn({ navigation, auth, secondFactor, demo }: SignInOptions) {
  let requests = 0;

  async function open(mode: SignInMode, next: string | undefined) {
    requests += 1;
    const request = requests;
    const goOn = () => void (next && navigation.navigate(next));
    const { user, needs, failed } = auth.getSnapshot();
    if (user && !needs) return goOn();
    if (failed) return showAuthFailure({ auth, next, onRecovered: goOn });
    try {
      const { SIGN_IN_DIALOG_ID, SignInDialog } = await import('./SignInDialog.tsx');
      const dialog = <SignInDialog {...{ auth, mode, request, next, demo }} onDone={goOn} />;
      if (request === requests) showDialog(SIGN_IN_DIALOG_ID, dialog);
    } catch (error) {
      console.error(error);
      showAuthFailure({ auth, next, onRecovered: goOn });
    }
  }

  async function openAccount(part?: AccountPart) {
    if (!auth.getSnapshot().user) return;
    try {
      const { ACCOUNT_DIALOG_ID, AccountDialog, unfold } = await import('./AccountDialog.tsx');
      showDialog(ACCOUNT_DIALOG_ID, <AccountDialog auth={auth} secondFactor={secondFactor} />);
      if (part) unfold(part);
    } catch (error) {
      console.error(error);
      showAuthFailure({ auth, next: undefined, onRecovered: () => {} });
    }
  }

  /** Opens the dialog on `/?connexion=1&next=…`, as guards ask for it, and tidies the address. */
  function openWhenAsked() {
    const url = navigation.getLocation();
    if (url.searchParams.get('connexion') !== '1') return;
    const next = safeNext(url.searchParams.get('next'));
    const tidy = new URL(url);
    tidy.searchParams.delete('connexion');
    tidy.searchParams.delete('next');
    void navigation.navigate(tidy.pathname + tidy.search, { replace: true });
    void open('signIn', next);
  }

  /** Goes on after a mail link: to what it asks for, or to where the visitor wanted to go when asking for it. */
  function followLink() {
    const { initialized, needs } = auth.getSnapshot();
    if (!initialized) return false;
    const next = safeNext(navigation.getLocation().searchParams.get('next')) ?? '/dashboard';
    void open(needs === 'newLink' ? 'recover' : 'signIn', next);
    return true;
  }

  return {
    openAccount: (part?: AccountPart) => void openAccount(part),
    request: ({ mode = 'signIn', next }: SignInRequest = {}) => void open(mode, safeNext(next)),
    /** Answers to addresses that ask for the dialog, and to mail links. */
    start() {
      openWhenAsked();
      navigation.subscribe(openWhenAsked);
      if (!auth.cameByLink) return;
      const stop = auth.subscribe(() => followLink() && stop());
      if (followLink()) stop();
    },
  };
}
