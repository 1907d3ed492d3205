/**
 * The facade that all releases share at run time, as one copy provided by the shell. Remotes import it
 * instead of react-dom. Additive minors only (architecture "Why roots and not one tree").
 */
export { TimeoutError, withTimeout } from '../remote/withTimeout.ts';
export { AuthGate } from './AuthGate.tsx';
export { defineRemote } from './defineRemote.tsx';
export { OutdatedPageError } from './OutdatedPageError.ts';
export { ShellContext, useAuth, usePageUrl, useShell } from './ShellContext.tsx';
