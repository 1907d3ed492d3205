/** Texts of all elements that a selector finds. */
export declare function textsOf(root: ParentNode, selector: string): string[];
/** The button with a text. @throws Error when there is none */
export declare function button(root: ParentNode, name: string): HTMLButtonElement;
