/** A line of an article that does not say what its author means. */
interface MarkupProblem {
    /** Counted from 1. */
    readonly line: number;
    /** What to do, in French. */
    readonly message: string;
}
/**
 * What of an article's simple markup (marketing-site §2) would be shown as it is typed, instead of as it is meant. Nothing of a text
 * is ever HTML: tags would be read out with their brackets.
 */
export declare function markupProblems(text: string): readonly MarkupProblem[];
export {};
