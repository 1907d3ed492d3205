/**
 * What a remote declares about itself, as data: read by its own lifecycles in the browser, and by the
 * build, which turns it into `release.json`. Nothing here runs code of the remote.
 */

/** Who may see a route: everybody, signed-in members only, or signed-out guests only (AMB-06). */
export type RouteAccess = 'public' | 'member' | 'guest';

/**
 * When a route's HTML is made: `static` when the remote is built, `data` on the server per request
 * (cached, stale-while-revalidate), `client` in the browser behind a skeleton.
 */
export type RouteRender = 'static' | 'data' | 'client';

export interface RouteDeclaration {
  /** Stable name of the route inside its remote. */
  readonly id: string;
  /** Path pattern in react-router syntax, e.g. `/blog/:slug`. */
  readonly path: string;
  /** Page module, as the key that `import.meta.glob` gives it, e.g. `../article/ArticlePage.tsx`. */
  readonly page: string;
  readonly access: RouteAccess;
  /** What a visitor who must sign in first is told beside the sign-in dialog, where the dialog alone is not enough. */
  readonly denied?: { readonly title: string; readonly description: string };
  readonly render: RouteRender;
  /**
   * Query parameters that change what the server renders; all others are ignored. A `static` route with one of them in
   * its address is rendered on request: filters and answers to plain forms then work without JavaScript.
   */
  readonly query?: readonly string[];
  /** Whether the route's paths stand in the sitemap. Default: public routes do, others do not. */
  readonly sitemap?: boolean;
}

/** A permanent redirect. Parameters of `from` may be used in `to`; the query string is kept. */
export interface RedirectDeclaration {
  readonly from: string;
  readonly to: string;
}

/** A link that the remote contributes to the shell's navigation. */
export interface NavigationEntry {
  readonly slot: 'header' | 'services' | 'footer-services' | 'footer-company' | 'footer-resources' | 'footer-legal';
  /** Heading under which a mega-menu entry stands; only for the `services` slot. */
  readonly group?: string;
  readonly label: string;
  readonly to: string;
  readonly description?: string;
  /** Short proof line of a mega-menu entry, e.g. `ROAS moyen 4,2x`. */
  readonly stat?: string;
  /** Icon of a mega-menu entry: the `d` of one stroked SVG path in a box of 24 by 24. */
  readonly icon?: string;
  /** Entries of one slot are sorted by this number, over all remotes. */
  readonly order: number;
}

export interface RemoteManifest {
  /** Name of the release, e.g. `mfe-blog`; also its folder in the release store. */
  readonly name: string;
  readonly routes: readonly RouteDeclaration[];
  readonly redirects?: readonly RedirectDeclaration[];
  readonly navigation?: readonly NavigationEntry[];
}
