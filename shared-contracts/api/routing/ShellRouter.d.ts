import { type ReactNode } from 'react';
import type { ShellApi } from '../remote/shell.ts';
interface ShellRouterProps {
    /** What `useShell()` gives. */
    readonly shell: Pick<ShellApi, 'navigation'>;
    /** What `usePageUrl()` gives: it changes once the next page is prepared. */
    readonly url: URL;
    readonly children: ReactNode;
}
/**
 * Gives react-router (`Routes`, `useParams`, `useSearchParams`, …) to the page of a subtree, in step with the shell's
 * navigation. Bundled only by remotes that use it: 13 kB that the public pages do without. It takes the shell from the page,
 * because bundlers of other teams share the platform with a remote's own modules alone, not with those of this package.
 *
 * @example
 * // The page of the route `/admin/*`
 * <ShellRouter shell={useShell()} url={usePageUrl()}>
 *   <Routes>
 *     <Route element={<AdminLayout />}>
 *       <Route path="/admin/:list" element={<List />} />
 *     </Route>
 *   </Routes>
 * </ShellRouter>
 */
export declare function ShellRouter({ shell: { navigation }, url, children }: ShellRouterProps): import("react").JSX.Element;
export {};
