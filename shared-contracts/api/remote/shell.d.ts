import type { Contact } from '../brand.ts';
import type { EventBus } from '../events/bus.ts';
import type { TrackedEvent } from '../events/tracking.ts';
import type { PageHead } from './head.ts';
import type { Database } from './page.ts';
import type { PreparedPage, PreparedRedirect } from './preparePage.ts';
/** A way in which somebody signs in (marketing-site §3). */
export interface Identity {
    readonly id: string;
    /** For example `email` or `phone`. */
    readonly provider: string;
}
/** A second factor (marketing-site §3). */
export interface Factor {
    readonly id: string;
    readonly factor_type: 'totp' | 'phone';
    /** Only a `verified` one can be used. */
    readonly status: 'verified' | 'unverified';
}
/** The signed-in person. Remotes need no field but `id` and `email` (marketplace §3 "User"). */
export interface User {
    readonly id: string;
    /** Empty when the person signs in by telephone. */
    readonly email: string;
    readonly identities?: readonly Identity[];
    readonly factors?: readonly Factor[];
}
/** marketing-site §3 "Auth context". */
export interface Session {
    readonly access_token: string;
    readonly refresh_token: string;
    /** Seconds. */
    readonly expires_in: number;
    /** Seconds since the epoch. */
    readonly expires_at: number;
    readonly token_type: string;
    readonly user: User;
}
/** Who is signed in at a moment. */
export interface AuthSnapshot {
    readonly user: User | null;
    readonly session: Session | null;
    readonly loading: boolean;
    readonly initialized: boolean;
    /** The session cannot be read now, or takes too long: whether somebody is signed in is not known, and may still turn out. */
    readonly failed?: boolean;
}
/** What the sign-in dialog opens with. @provided */
export type SignInMode = 'signIn' | 'signUp' | 'recover';
/** What the sign-in dialog is opened for. @provided */
export interface SignInRequest {
    /** Where to go after sign-in: a path of this site. */
    readonly next?: string;
    /** Default: `signIn`. */
    readonly mode?: SignInMode;
}
/** What members change of how they sign in. */
export type AccountPart = 'password' | 'email' | 'devices';
/** Who is signed in. Snapshots are immutable: a new object means that something changed. */
export interface AuthPort {
    getSnapshot(): AuthSnapshot;
    /** @returns the function that ends the subscription */
    subscribe(listener: () => void): () => void;
    signOut(): Promise<void>;
    /** Opens the sign-in dialog (AMB-05); somebody who is signed in already goes on to `next`. */
    requestSignIn(request?: SignInRequest): void;
    /** Opens the dialog in which members change how they sign in, at one of its parts. A shell of 1.2 opens none of them. */
    openAccount(part?: AccountPart): void;
}
/** Moves through the site without loading a page. */
export interface NavigationPort {
    /** Address of the page that is shown or being mounted. */
    getLocation(): URL;
    /** Address that the server's HTML is of, without its hash: of the document, or of a page that came later. It is hydrated with it. */
    getServedLocation(): URL;
    subscribe(listener: () => void): () => void;
    /** Goes to a path of the site without a page load; a path that no release serves is loaded from the server. */
    navigate(to: string, options?: {
        readonly replace?: boolean;
    }): Promise<void>;
    /** Loads what a page needs ahead of time; failures are ignored. */
    prefetch(to: string): void;
}
/** Writes the head of the document. */
export interface HeadPort {
    /** Replaces title, meta and structured data by those of the current page. */
    set(head: PageHead): void;
}
/** A notice that goes by itself. @provided */
export interface Toast {
    readonly title: string;
    readonly description?: string;
    readonly tone?: 'neutral' | 'success' | 'destructive';
}
/** What the shell shows on behalf of pages. */
export interface UiPort {
    /** Shows a toast; only one is visible at a time (marketplace §9). */
    toast(toast: Toast): void;
    openDialog(dialog: 'booking' | 'contact'): void;
    /**
     * Has screen readers say what has come of an action that changes little to see; nothing is shown. One sentence at a
     * time: the last, once nothing more came for a moment, so it can be called with each key. Absent in a shell of 1.2.
     */
    announce?(words: string): void;
    /** Asks again about cookies and measures, as the foot of every page does. Absent in a shell of 1.2. */
    askConsent?(): void;
}
/** What the shell hands to each remote when it mounts it. Additive minors only. */
export interface ShellApi {
    /** Version of the contract that the shell implements. */
    readonly contract: string;
    readonly siteUrl: string;
    /** The site is a public demonstration: what would be bought says that nothing is sold (AMB-59). */
    readonly publicDemo: boolean;
    /** How the agency is reached, where staff have published that in place of what is configured. */
    readonly contact?: Contact;
    readonly auth: AuthPort;
    readonly events: EventBus;
    /**
     * Tells what becomes of a form that is handed over as an event: once it is known, and again when one that was kept has
     * arrived. To be called before; a shell of 1.2 does not tell.
     *
     * @param id of the event
     */
    readonly watchLead?: (id: string, tell: (outcome: LeadOutcome) => void) => void;
    readonly navigation: NavigationPort;
    readonly head: HeadPort;
    readonly ui: UiPort;
    /** Records an event once the visitor has consented to analytics; otherwise does nothing. */
    readonly track: (event: TrackedEvent) => void;
    /** The backend's public API key, for a single request that is not worth loading the client for. */
    readonly anonKey: string;
    /** The one Supabase client, loaded on first use. */
    readonly database: () => Promise<Database>;
}
/**
 * What became of a form: `kept` on this device, to be sent later, for nobody answered, or not our backend; `failed`: the same, for the
 * backend answered that it cannot now; `refused`: the form itself is wrong.
 */
export type LeadOutcome = 'delivered' | 'kept' | 'failed' | 'refused';
/** What the shell passes to the lifecycles of a remote. */
export interface RemoteProps {
    readonly shell: ShellApi;
    /** Element that the remote fills; it may already hold the remote's own server-rendered page. */
    readonly outlet: HTMLElement;
    /** Receives what fails after mount; the shell then shows its fallback in place of the remote. */
    readonly onError: (error: unknown) => void;
}
/** What `mount` gets: the page to show, as `prepare` made it. */
export interface ShownPageProps extends RemoteProps {
    readonly page: PreparedPage;
    readonly url: URL;
}
/**
 * What a remote exposes: single-spa lifecycles, and a way to get a page ready before it is shown. `defineRemote()` makes
 * them, which every release gets from the shell that calls them.
 *
 * @provided
 */
export interface RemoteLifecycles {
    bootstrap(props: RemoteProps): Promise<void>;
    /** Loads the code and data of a page; rejects when they do not come. */
    prepare(props: RemoteProps, url: URL): Promise<PreparedPage | PreparedRedirect>;
    /**
     * Shows a page, in place of the last one where the remote is mounted already. Settles when it answers to the visitor;
     * rejects when it cannot be shown.
     */
    mount(props: ShownPageProps): Promise<void>;
    /**
     * Takes the page away.
     *
     * @param defer gets what takes it away, for whoever hides it until then; without it, that is done at once
     */
    unmount(props: RemoteProps, defer?: (cleanUp: () => void) => void): Promise<void>;
}
