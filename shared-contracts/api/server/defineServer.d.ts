import type { RenderedMarkup } from '../remote/frame.ts';
import type { PageHead } from '../remote/head.ts';
import type { RemoteManifest } from '../remote/manifest.ts';
import type { Instead, ListedPage, PageImports, PublishedTexts } from '../remote/page.ts';
import { type PreparedRedirect } from '../remote/preparePage.ts';
import type { PublishedSite } from '../remote/published.ts';
/** What a page is rendered for. */
export interface RenderRequest {
    /** Path and query of the page. */
    readonly path: string;
    /** Public address of the site without a trailing slash, or a token that the composer replaces. */
    readonly siteUrl: string;
    /** The site is a public demonstration; static pages are the same there as everywhere. */
    readonly publicDemo?: boolean;
    /** Where the tables are read; absent while static pages are prerendered. */
    readonly backend?: Backend;
    /** What staff have published for the page, or are previewing, in place of what its file says. */
    readonly text?: unknown;
    /** What staff have published for all pages of the kind that the route is made from. */
    readonly texts?: PublishedTexts;
    /** Who edits the page asks; see `LoadContext`. */
    readonly isForEditor?: boolean;
    /** What they have published for the whole site, of what the route reads. */
    readonly published?: PublishedSite;
}
/** The backend as the server reads it: what any visitor may see. */
export interface Backend {
    readonly url: string;
    readonly anonKey: string;
    readonly signal?: AbortSignal;
}
/** What a page says, before it has any markup: all that navigation inside the site needs. */
export interface LoadedPage {
    readonly kind: 'page';
    readonly status: 200 | 404;
    readonly routeId: string;
    readonly head: PageHead;
    /** What `load` returned, for hydration; undefined when the page loads nothing. */
    readonly data: unknown;
    /** Something could not be read: the page goes to who asked for it and is kept nowhere. */
    readonly degraded?: boolean;
    /** Where navigation inside the site leads when the thing does not exist. */
    readonly instead?: Instead;
}
/** A page with the markup of the remote's root. */
export interface RenderedPage extends LoadedPage, RenderedMarkup {
}
/** A page that can be rendered without waiting for anything. */
export interface RenderablePage extends LoadedPage {
    /** @throws Error when the page's code does */
    readonly render: () => RenderedMarkup;
}
/** The server half of a remote: its manifest, its prerendered paths, and how a page becomes HTML. */
export interface RemoteServer {
    readonly manifest: RemoteManifest;
    /** All paths of static routes. */
    staticPaths(): Promise<string[]>;
    /** Paths of data routes for the sitemap. @throws Error when the backend cannot answer */
    sitemapPaths?(backend: Backend): Promise<string[]>;
    /** The same with the days of their last changes. Releases from before this was there have only the paths. */
    sitemapPages?(backend: Backend): Promise<ListedPage[]>;
    /**
     * The page without its markup. Releases from before this was there have only `render`.
     *
     * @throws Error when no route fits or when code or data cannot be loaded
     */
    load?(request: RenderRequest): Promise<RenderablePage | PreparedRedirect>;
    /** The whole page. @throws Error as `load` does, and when the page's code does */
    render(request: RenderRequest): Promise<RenderedPage | PreparedRedirect>;
    /**
     * Text files that the site serves beside the pages, such as feeds: decoded site path → text.
     *
     * @param siteUrl public address of the site without a trailing slash, or a token that the composer replaces
     * @param texts what staff have published of the kind that routes of the remote name as `texts`
     */
    publicFiles?(siteUrl: string, texts?: PublishedTexts): Promise<Readonly<Record<string, string>>>;
    /**
     * Every page there is, with these texts, of the routes that are made from them: decoded path → ISO day of its last change, or null.
     *
     * @throws Error as `load` does
     */
    pagesWith?(texts: PublishedTexts, siteUrl: string): Promise<Readonly<Record<string, string | null>>>;
}
/**
 * Server counterpart of `defineRemote()`, from the same manifest and pages.
 *
 * @example
 * // src/exposes/server.ts
 * export const { staticPaths, load, render } = defineServer(manifest, import.meta.glob('../**\/*Page.tsx'));
 * export { manifest };
 */
export declare function defineServer(manifest: RemoteManifest, pages: PageImports): RemoteServer & Required<Pick<RemoteServer, 'load' | 'sitemapPaths' | 'sitemapPages' | 'pagesWith'>>;
