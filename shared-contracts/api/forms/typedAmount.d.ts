/**
 * Cents of an amount as somebody types it, such as `197`, `12.5` or `1 250,50 $`; undefined where it is none, or outside of its bounds.
 *
 * @param bounds in cents, both included
 */
export declare function centsOf(typed: string, { least, most }: {
    readonly least: number;
    readonly most: number;
}): number | undefined;
/** Cents as somebody would type them: `197`, `49,99`. */
export declare function typedCents(cents: number): string;
