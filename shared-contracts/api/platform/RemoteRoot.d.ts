import type { PreparedPage } from '../remote/preparePage.ts';
import type { ShellApi } from '../remote/shell.ts';
/** The page that a remote shows now; replaced as a whole on navigation. */
export interface View {
    readonly page: PreparedPage;
    readonly url: URL;
}
export interface ViewStore {
    get(): View;
    subscribe(listener: () => void): () => void;
}
interface RemoteRootProps {
    readonly shell: ShellApi;
    readonly views: ViewStore;
    /** Called once, when the first page has been committed and its effects have run. */
    readonly onCommit: () => void;
    /** Called before that, with what was drawn not yet on screen. */
    readonly onDrawn?: (() => void) | undefined;
    readonly onError: (error: unknown) => void;
}
/** The root of a remote: contract, error boundary and the current page. Renders the same on the server. */
export declare function RemoteRoot({ shell, views, onCommit, onDrawn, onError }: RemoteRootProps): import("react").JSX.Element;
export {};
