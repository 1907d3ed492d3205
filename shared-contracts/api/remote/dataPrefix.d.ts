/** Where the composer answers with the data of a `data` route: this prefix before the page's path. */
export declare const DATA_PREFIX = "/_data";
/** Header with the version of the release whose code made the data. */
export declare const RELEASE_HEADER = "agence-release";
