/**
 * What a remote declares about itself, as data: read by its own lifecycles in the browser, and by the
 * build, which turns it into `release.json`. Nothing here runs code of the remote.
 */
import type { EventName } from '../events/schemas.ts';
import type { PortName } from './ports.ts';
import type { PublishedPart } from './published.ts';
/** Who may see a route: everybody, signed-in members only, or signed-out guests only (AMB-06). @provided */
export type RouteAccess = 'public' | 'member' | 'guest';
/**
 * When a route's HTML is made: `static` when the remote is built, `data` on the server per request
 * (cached, stale-while-revalidate), `client` in the browser behind a skeleton.
 *
 * @provided
 */
export type RouteRender = 'static' | 'data' | 'client';
/** An address inside a subtree. @provided */
export interface PlaceDeclaration {
    /** Stable name of the place inside its remote. */
    readonly id: string;
    /** Pattern below the subtree, e.g. `formations/:id`; empty for the subtree's own address. */
    readonly path: string;
    /** Module of the place, named like a page: its files are loaded with those of the subtree's page, which shows it. */
    readonly module: string;
}
/** One address, or one pattern of addresses, of a remote. @provided */
export interface RouteDeclaration {
    /** Stable name of the route inside its remote. */
    readonly id: string;
    /**
     * Path pattern in react-router syntax, e.g. `/blog/:slug`. One that ends with `/*` is a subtree, e.g. `/admin/*`: its
     * address and all below belong to this remote, whose page stays mounted from one to the next, with what other routes
     * have the same page. A subtree is rendered in the browser (`client`).
     */
    readonly path: string;
    /**
     * All that there is in a subtree: whatever else is asked for below its address is not found, with status 404. Without
     * them the server answers every address of the subtree with its page, which says itself what is not there.
     */
    readonly places?: readonly PlaceDeclaration[];
    /** Page module, as the key that `import.meta.glob` gives it, e.g. `../article/ArticlePage.tsx`. */
    readonly page: string;
    readonly access: RouteAccess;
    /** What a visitor who must sign in first is told beside the sign-in dialog, where the dialog alone is not enough. */
    readonly denied?: {
        readonly title: string;
        readonly description: string;
    };
    readonly render: RouteRender;
    /**
     * Query parameters that change what the server renders; all others are ignored. A `static` route with one of them in
     * its address is rendered on request: filters and answers to plain forms then work without JavaScript.
     */
    readonly query?: readonly string[];
    /**
     * Kind of the text that staff may write for each page of a `static` route (`texts/siteTexts.ts`). What they publish comes to
     * `load()` as `text`.
     */
    readonly text?: string;
    /**
     * Kind of the texts that the pages of a `static` route are made from, of whichever page: lists, and what else names other pages. All
     * that is published of it comes to `load()` and `staticPaths()` as `texts`, and to the remote's `publicFiles()`.
     */
    readonly texts?: string;
    /**
     * What its pages show of what staff publish for the whole site; it comes to `load()` as `published`, and the contact to
     * `useContact()`. For `static` routes.
     */
    readonly reads?: readonly PublishedPart[];
    /**
     * Its addresses are keys: who has one may act by it. No cache keeps such a page, measures and first touches name the route
     * instead, and third parties are not loaded there.
     */
    readonly isKey?: boolean;
    /** Whether the route's paths stand in the sitemap. Default: public routes that the server renders do, others do not. */
    readonly sitemap?: boolean;
}
/** A permanent redirect. Parameters of `from` may be used in `to`; the query string is kept. @provided */
export interface RedirectDeclaration {
    readonly from: string;
    readonly to: string;
}
/** A link that the remote contributes to the shell's navigation. @provided */
export interface NavigationEntry {
    readonly slot: 'header' | 'services' | 'footer-services' | 'footer-company' | 'footer-resources' | 'footer-legal';
    /** Heading under which a mega-menu entry stands; only for the `services` slot. */
    readonly group?: string;
    readonly label: string;
    readonly to: string;
    readonly description?: string;
    /** Short proof line of a mega-menu entry, e.g. `ROAS moyen 4,2x`. */
    readonly stat?: string;
    /** Claim that its proof line states: it is left out where that is not shown. */
    readonly claim?: string;
    /** Icon of a mega-menu entry: the `d` of one stroked SVG path in a box of 24 by 24. */
    readonly icon?: string;
    /** Entries of one slot are sorted by this number, over all remotes. */
    readonly order: number;
}
/**
 * What a remote asks of the shell and of other releases. Compared with the live shell when the remote is published: a port that is
 * missing there refuses it, an event that nobody there knows is a warning.
 *
 * @provided
 */
export interface RemoteNeeds {
    /** The contract kit fails where a page uses another. */
    readonly ports: readonly PortName[];
    /** Events that it publishes. */
    readonly sends?: readonly EventName[];
    /** Events that it subscribes to. */
    readonly hears?: readonly EventName[];
}
/**
 * Everything that the site knows of a remote without running it. @provided
 *
 * @example
 * export const manifest: RemoteManifest = {
 *   name: 'mfe-evenements',
 *   routes: [{ id: 'home', path: '/evenements', page: '../HomePage.tsx', access: 'public', render: 'static' }],
 *   navigation: [{ slot: 'footer-resources', label: 'Événements', to: '/evenements', order: 90 }],
 *   needs: { ports: ['contact', 'head', 'navigation', 'siteUrl', 'ui'] },
 * };
 */
export interface RemoteManifest {
    /** Name of the release, e.g. `mfe-blog`; also its folder in the release store. */
    readonly name: string;
    readonly routes: readonly RouteDeclaration[];
    readonly redirects?: readonly RedirectDeclaration[];
    readonly navigation?: readonly NavigationEntry[];
    /** Releases from before contract 1.3 do not say. */
    readonly needs?: RemoteNeeds;
}
