import type { ReactNode } from 'react';
import { useAuth } from './ShellContext.tsx';

/** Quoted from marketing-site §2 "Route guards". */
export const AUTH_GATE_TEXT = 'Initialisation...';

/**
 * For the parts of a public page that depend on who is signed in: its children appear once that is known, and are
 * away while it changes.
 */
export function AuthGate({ children }: { readonly children: ReactNode }) {
  const { initialized, loading } = useAuth();
  if (!initialized) return <p role="status">{AUTH_GATE_TEXT}</p>;
  return loading ? null : children;
}
