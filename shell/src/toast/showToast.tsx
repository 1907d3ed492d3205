import type { Toast } from '@agence/shared-contracts/remote/shell';
import { createRoot } from 'react-dom/client';
import { shellStore } from '../session/shellStore.ts';
import { toastShown } from '../session/store.ts';
import { Toaster } from './Toaster.tsx';

let mounted = false;

/** Shows a toast in place of the one before. */
export function showToast(toast: Toast): void {
  if (!mounted) {
    const container = document.createElement('div');
    document.body.append(container);
    createRoot(container).render(<Toaster store={shellStore} />);
    mounted = true;
  }
  shellStore.dispatch(toastShown(toast));
}
