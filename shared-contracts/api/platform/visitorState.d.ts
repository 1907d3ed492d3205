/**
 * Holds on to what a visitor has opened, typed and focused below `root`, and follows it. React throws HTML away that it cannot
 * hydrate: of a page that was translated, or that an extension has put something into.
 *
 * @returns gives it to the elements that stand in the place of those that are gone
 */
export declare function holdVisitorState(root: Element): () => void;
/** Says that a page was translated, or that an extension has put something into it: nothing that a visitor did is lost. */
export declare function reportRedrawing(error: unknown): void;
