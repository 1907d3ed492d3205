/**
 * Names releases that this browser cannot run, `mfe-blog@1.2.0-3f2a…`, several with `|` between them: the composer sends the
 * versions before them.
 */
export declare const FALLBACK_COOKIE = "repli";
