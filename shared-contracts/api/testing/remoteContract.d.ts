import type { RemoteLifecycles } from '../remote/shell.ts';
import type { RemoteServer } from '../server/defineServer.tsx';
import { createFakeShell } from './fakeShell.ts';
/** What the contract kit needs of a remote. */
export interface RemoteUnderTest {
    readonly lifecycles: RemoteLifecycles;
    readonly server: Pick<RemoteServer, 'manifest' | 'staticPaths' | 'render'>;
    /** A path for each route or place whose pattern has parameters and that is not prerendered: its id → path. */
    readonly samplePaths?: Readonly<Record<string, string>>;
    /** What the server answers for `data` routes: path → data of the page. */
    readonly pageData?: Readonly<Record<string, unknown>>;
    /** The backend for pages that read it in the browser. */
    readonly database?: Parameters<typeof createFakeShell>[0]['database'];
}
/**
 * The contract kit: everything that the shell relies on, for every route that a remote declares. A remote runs
 * it in its own CI, in jsdom, without a shell or another remote.
 *
 * @example
 * // src/exposes/contract.test.ts, in jsdom
 * describeRemoteContract({ lifecycles, server });
 */
export declare function describeRemoteContract(remote: RemoteUnderTest): void;
