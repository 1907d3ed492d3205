/** Where the composer answers with the data of a `data` route: this prefix before the page's path. */
export const DATA_PREFIX = '/_data';
