/** Where the composer answers itself. */
export declare const COMPOSER_ADDRESSES: {
    readonly health: '/healthz';
    readonly robots: '/robots.txt';
    readonly sitemap: '/sitemap.xml';
    /** Whom to tell of a hole (RFC 9116). */
    readonly security: '/.well-known/security.txt';
    readonly releases: '/r';
    readonly data: "/_data";
    readonly page: "/_page";
    readonly social: "/social";
    /** Pictures of releases, under names that say what is in them. */
    readonly pictures: "/pictures";
    /** Pages whose texts staff may write. */
    readonly texts: '/_textes';
    /** Development: sources of hot remotes. */
    readonly sources: '/@dev';
};
/** What of the backend exists on the site: everything below these addresses, and the mailbox itself. */
export declare const BACKEND_ADDRESSES: {
    readonly rest: '/rest/v1';
    readonly auth: '/auth/v1';
    readonly functions: '/functions/v1';
    readonly storage: '/storage/v1';
    readonly simulator: '/simulateur-paiement';
    readonly mailbox: '/courriels-de-developpement';
};
/** Where who runs the site asks how it is. */
export declare const PROBE_ADDRESSES: {
    readonly live: '/livez';
    readonly ready: '/readyz';
    readonly metrics: '/metrics';
};
/** Whether the site keeps an address for itself: no release can have a page, redirect or file there. */
export declare function isReserved(address: string): boolean;
