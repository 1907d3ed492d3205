/**
 * For Testing Library's `configure`: an error that prints the page only when its message is read. Of the queries that fail
 * while something is waited for nobody reads it, and a page takes longer to print than to search.
 *
 * @param print `prettyDOM`
 */
export declare function elementError(print: (container: Element) => string | false): (message: string | null, container: Element) => Error;
