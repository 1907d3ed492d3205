import type { NavigationPort } from '@agence/shared-contracts/remote/shell';
import type { SupabaseClient } from '@supabase/supabase-js';
import { safeNext } from './safeNext.ts';

interface SignInOptions {
  readonly navigation: NavigationPort;
  readonly client: () => Promise<SupabaseClient>;
}

/** Opens the sign-in dialog, whose code is loaded when it is first needed. */
export function createSignIn({ navigation, client }: SignInOptions) {
  async function open({ next }: { readonly next?: string } = {}) {
    const { showSignInDialog } = await import('./showSignInDialog.tsx');
    const target = safeNext(next);
    showSignInDialog({
      client,
      onSignedIn: () => {
        if (target) void navigation.navigate(target);
      },
    });
  }

  return {
    open: (request?: { readonly next?: string }) => void open(request),
    /** Opens the dialog on `/?connexion=1&next=…`, as guards ask for it, and tidies the address. */
    openWhenAsked() {
      const check = () => {
        const url = navigation.getLocation();
        if (url.searchParams.get('connexion') !== '1') return;
        const next = url.searchParams.get('next');
        const tidy = new URL(url);
        tidy.searchParams.delete('connexion');
        tidy.searchParams.delete('next');
        void navigation.navigate(tidy.pathname + tidy.search, { replace: true });
        void open(next ? { next } : {});
      };
      check();
      navigation.subscribe(check);
    },
  };
}
