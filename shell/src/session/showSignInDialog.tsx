import type { SupabaseClient } from '@supabase/supabase-js';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { SignInDialog } from './SignInDialog.tsx';

interface SignInRequest {
  readonly client: () => Promise<SupabaseClient>;
  readonly onSignedIn: () => void;
}

let root: Root | undefined;

/** Puts the dialog on the page and opens it; what it had before is forgotten. */
export function showSignInDialog({ client, onSignedIn }: SignInRequest): void {
  if (!root) {
    const container = document.createElement('div');
    document.body.append(container);
    root = createRoot(container, { identifierPrefix: 'sign-in' });
  }
  const mounted = root;
  flushSync(() => mounted.render(<SignInDialog key={Date.now()} client={client} onSignedIn={onSignedIn} />));
  document.querySelector<HTMLDialogElement>('#connexion')?.showModal();
}
