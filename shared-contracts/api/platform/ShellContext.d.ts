import type { AuthSnapshot, ShellApi } from '../remote/shell.ts';
/** Holds the shell for `useShell()`; tests provide a fake one. */
export declare const ShellContext: import("react").Context<ShellApi | undefined>;
/** Path of the page that stands in the outlet; none outside of it. */
export declare const PagePathContext: import("react").Context<string | undefined>;
/**
 * The shell's ports. Works on the server too, where nobody is signed in and actions do nothing.
 *
 * @example
 * const { navigation, ui } = useShell();
 * await navigation.navigate('/formations');
 * ui.toast({ title: 'Formation ajoutée', tone: 'success' });
 */
export declare function useShell(): ShellApi;
/** Who is signed in; renders again when that changes. */
export declare function useAuth(): AuthSnapshot;
/** Address of the page that is shown; renders again when that changes. */
export declare function usePageUrl(): URL;
