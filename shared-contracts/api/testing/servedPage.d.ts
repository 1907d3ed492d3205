import type { RemoteLifecycles } from '../remote/shell.ts';
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
interface Remote {
    readonly lifecycles: RemoteLifecycles;
    readonly server: Pick<RemoteServer, 'manifest' | 'render'>;
}
/**
 * Shows a page of a remote as a visitor gets it: the server's HTML, then hydration. For tests in jsdom.
 *
 * @param address path with query and hash; the server sees the query where the route declares one, as in the composer
 * @param before what the visitor does while nothing but HTML is there
 */
export declare function openServedPage({ lifecycles, server }: Remote, address: string, before?: (outlet: HTMLElement) => void): Promise<ServedPage>;
export {};
