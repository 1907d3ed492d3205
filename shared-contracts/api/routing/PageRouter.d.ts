import type { ReactNode } from 'react';
/**
 * `ShellRouter` with what it takes of the page.
 *
 * @deprecated until 2.0.0: bundlers of other teams give it a platform of its own; use `ShellRouter`
 */
export declare function PageRouter({ children }: {
    readonly children: ReactNode;
}): import("react").JSX.Element;
