import type { Database } from '../remote/page.ts';
import type { RemoteLifecycles, User } from '../remote/shell.ts';
import type { RemoteServer, RenderedPage } from '../server/defineServer.tsx';
import { type FakeShell } from './fakeShell.ts';
/** A page as the server sends it. */
export interface ServedPage {
    readonly outlet: HTMLElement;
    readonly fake: FakeShell;
    /** What the server sent. */
    readonly page: RenderedPage;
    /** Takes the page away again and returns what the console complained about meanwhile. */
    close(): Promise<unknown[][]>;
}
/** Who opens a page, and what stands around it. */
export interface Visit {
    readonly user?: User;
    readonly publicDemo?: boolean;
    /** Answers the server, which asks it at the site's own address, and the page. Without one nothing can be read. */
    readonly database?: () => Promise<Database>;
    /** What the visitor does while nothing but HTML is there. */
    readonly before?: ((outlet: HTMLElement) => void) | undefined;
}
interface Remote {
    readonly lifecycles: RemoteLifecycles;
    readonly server: Pick<RemoteServer, 'manifest' | 'render'>;
}
/**
 * Shows a page of a remote as a visitor gets it: the server's HTML, then hydration. For tests in jsdom.
 *
 * @param address path with query and hash; the server sees the query where the route declares one, as in the composer
 * @param visit a function alone is its `before`
 */
export declare function openServedPage({ lifecycles, server }: Remote, address: string, visit?: Visit | Visit['before']): Promise<ServedPage>;
export {};
