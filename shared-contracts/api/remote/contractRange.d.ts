/**
 * Whether a version fits a caret range: same major, at least the named minor and patch. The one rule by which build,
 * registry and shell judge contracts, and containers what is shared with them; it runs before any code of a remote does.
 *
 * @example fits('^1.4.0', '1.6.2') // true
 */
export declare function fits(range: string, version: string): boolean;
