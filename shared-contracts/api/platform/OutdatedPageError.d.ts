/**
 * The page was composed from releases that the server no longer serves. Loading the address again brings the current
 * ones; the shell does that when a page fails with this error.
 */
export declare class OutdatedPageError extends Error {
    readonly name = "OutdatedPageError";
}
