/** What visitors open, fill in or hold the focus with, as far as they have it. */
export type Touched = HTMLElement & Partial<Pick<HTMLInputElement, 'checked' | 'value' | 'defaultValue' | 'selectionStart'>> & {
    readonly open?: boolean;
};
/** What was held on to, of which some is gone. */
export interface Held {
    readonly before: ReadonlyMap<string, Touched>;
    readonly after: ReadonlyMap<string, Touched>;
    /** Popovers and dialogs that were open: a dialog whose component ends is closed before it is gone. */
    readonly open: ReadonlySet<Element>;
    readonly focused: Element | null;
}
/**
 * Holds on to what a visitor has opened, typed and focused below `root`, and follows it. React throws HTML away that it cannot
 * hydrate: of a page that was translated, or that an extension has put something into.
 *
 * @param carryOver gives it on, at once where it is there already; the code is small, but seldom needed
 * @returns gives it to the elements that stand in the place of those that are gone
 */
export declare function holdVisitorState(root: Element, carryOver?: (held: Held) => void): () => void;
/** What visitors can open, fill in or hold the focus with, by names that their successors have too. */
export declare function touchable(root: Element): ReadonlyMap<string, Touched>;
/** Says that a page was translated, or that an extension has put something into it: nothing that a visitor did is lost. */
export declare function reportRedrawing(error: unknown): void;
