import { useEffect, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { type ShellStore, toastClosed } from '../session/store.ts';

/** How long a toast stays, in milliseconds. */
const TOAST_MS = 6000;

/** Shows the one current toast. */
export function Toaster({ store }: { readonly store: ShellStore }) {
  const get = () => store.getState().ui.toast;
  const toast = useSyncExternalStore(store.subscribe, get, () => null);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => store.dispatch(toastClosed()), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast, store]);
  if (!toast) return null;
  return (
    <Bubble role={toast.tone === 'destructive' ? 'alert' : 'status'} $destructive={toast.tone === 'destructive'}>
      <strong>{toast.title}</strong>
      {toast.description ? <span>{toast.description}</span> : null}
    </Bubble>
  );
}

const Bubble = styled.div<{ $destructive: boolean }>`
  position: fixed;
  right: 1.25rem;
  bottom: 1.25rem;
  z-index: 40;
  display: grid;
  gap: 0.25rem;
  max-width: min(24rem, calc(100vw - 2.5rem));
  padding: 1rem 1.25rem;
  border-radius: var(--ag-radius);
  border-left: 4px solid ${({ $destructive }) => ($destructive ? 'var(--ag-danger)' : 'var(--ag-moss)')};
  background: var(--ag-surface);
  box-shadow: 0 12px 40px rgb(7 18 14 / 0.25);
`;
