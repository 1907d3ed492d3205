import type { ReactNode } from 'react';
/** Quoted from marketing-site §2 "Route guards". */
export declare const AUTH_GATE_TEXT = "Initialisation...";
/**
 * For the parts of a public page that depend on who is signed in: its children appear once that is known, and are
 * away while it changes.
 */
export declare function AuthGate({ children }: {
    readonly children: ReactNode;
}): string | number | bigint | boolean | import("react").JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | Iterable<ReactNode> | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | import("react").ReactPortal | null | undefined> | null | undefined;
