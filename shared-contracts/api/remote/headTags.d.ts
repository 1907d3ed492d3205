import type { PageHead } from './head.ts';
/** One element of `<head>`; on navigation it replaces the one of the same tag, `name` or `property`, and key. */
export interface HeadTag {
    readonly key: string;
    readonly tag: 'title' | 'meta' | 'link' | 'script';
    readonly attributes: Readonly<Record<string, string>>;
    readonly text?: string;
}
/**
 * Everything that a page puts into `<head>` (marketing-site §2 "Shared page frame"), the same on the server
 * and after navigation in the browser.
 *
 * @param path path of the page, used as canonical path unless the head names another
 * @param siteUrl public address of the site without a trailing slash
 */
export declare function headTags(head: PageHead, path: string, siteUrl: string): HeadTag[];
