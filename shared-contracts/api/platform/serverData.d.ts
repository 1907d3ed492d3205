import type { RouteDeclaration } from '../remote/manifest.ts';
import type { ServerData } from '../remote/preparePage.ts';
/**
 * The data that the server has for a page: what stands in the document it was rendered into, or the composer's
 * answer. So `load` of static and `data` routes runs on the server alone, and navigating to them needs neither the
 * Supabase client nor content that belongs to other pages.
 *
 * @throws Error when the composer cannot be reached or cannot render the page, or somebody else answers for it
 * @throws OutdatedPageError when another version of the remote than the one in this page made the data
 */
export declare function serverData(remote: string, route: RouteDeclaration, url: URL): Promise<ServerData | undefined>;
