import type { TrackedEvent } from '../events/tracking.ts';
import type { PageHead } from '../remote/head.ts';
import type { Database } from '../remote/page.ts';
import type { ShellApi, SignInRequest, Toast, User } from '../remote/shell.ts';
/** A shell for tests: implements the whole contract and records what the remote asks of it. */
export interface FakeShell {
    readonly shell: ShellApi;
    readonly heads: readonly PageHead[];
    readonly toasts: readonly Toast[];
    /** What screen readers were to say. */
    readonly announced: readonly string[];
    readonly tracked: readonly TrackedEvent[];
    readonly signInRequests: readonly (SignInRequest | undefined)[];
    /** Ports that were asked for. */
    readonly asked: ReadonlySet<string>;
    /** Events that were published by the page. */
    readonly sent: ReadonlySet<string>;
    /** Events that were subscribed to. */
    readonly heard: ReadonlySet<string>;
    /** Everything that still listens to a port. */
    listenerCount(): number;
    /** Moves to another page, as the shell does after the visitor follows a link. */
    go(to: string): void;
    signIn(user: User): void;
    signOut(): void;
    /** The session cannot be read for now. */
    loseSession(): void;
}
interface FakeShellOptions {
    /** Path and query of the first page. */
    readonly path: string;
    readonly user?: User;
    readonly database?: () => Promise<Database>;
    readonly publicDemo?: boolean;
}
/** Makes a fake shell on a page, with or without somebody signed in. */
export declare function createFakeShell({ path, user, database, publicDemo }: FakeShellOptions): FakeShell;
export {};
