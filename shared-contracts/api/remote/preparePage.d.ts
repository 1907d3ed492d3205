import type { RemoteManifest, RouteDeclaration } from './manifest.ts';
import type { Instead, LoadContext, PageImports, PageModule } from './page.ts';
/** A page with its code and data, ready to be rendered without waiting for anything. */
export interface PreparedPage {
    readonly kind: 'page';
    readonly route: RouteDeclaration;
    readonly params: Readonly<Record<string, string>>;
    readonly module: PageModule<unknown>;
    readonly data: unknown;
    readonly status: 200 | 404;
    /** Something could not be read: to be asked for again, and not to be kept. */
    readonly degraded?: boolean | undefined;
    readonly instead?: Instead;
}
/** The page lives at another address. */
export interface PreparedRedirect {
    readonly kind: 'redirect';
    readonly to: string;
    /** What a toast says when the visitor arrives. */
    readonly toast?: string;
}
/** What the server has already found for a page, so that the browser does not load it again. */
export type ServerData = {
    readonly kind?: 'page';
    readonly data?: unknown;
    readonly status: 200 | 404;
    readonly degraded?: boolean;
    /** Whether the server's HTML of the page is there too. */
    readonly served?: boolean;
} | PreparedRedirect;
/**
 * Loads the code and the data of the page at `url`.
 *
 * @throws Error when no route of the remote fits, or when code or data cannot be loaded
 */
export declare function preparePage(manifest: RemoteManifest, pages: PageImports, url: URL, context: Pick<LoadContext, 'database' | 'siteUrl' | 'text' | 'texts' | 'isForEditor' | 'published'>, fromServer?: (route: RouteDeclaration) => Promise<ServerData | undefined>): Promise<PreparedPage | PreparedRedirect>;
