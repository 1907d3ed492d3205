/** Where the social images of pages are, one PNG a page. */
export declare const SOCIAL_PREFIX = "/social";
/** Address of the image that networks show for a page, e.g. `/social/blog/seo-local.png`; `/social/index.png` for `/`. */
export declare function socialImagePath(path: string): string;
/** The page whose image is at an address; undefined for an address that is none of these. */
export declare function pageOfSocialImage(address: string): string | undefined;
