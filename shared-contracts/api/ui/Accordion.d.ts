import type { ReactNode } from 'react';
/** One question with its answer. */
export interface AccordionItem {
    readonly title: string;
    readonly content: ReactNode;
}
/** Questions that the browser opens and closes by itself; several may be open, and the page's search finds them. */
export declare function Accordion({ items }: {
    readonly items: readonly AccordionItem[];
}): import("react").JSX.Element;
/** One title that opens what stands below it. */
export declare const Disclosure: import("styled-components/dist/types").IStyledComponentBase<"web", Omit<import("react").DetailedHTMLProps<import("react").DetailsHTMLAttributes<HTMLDetailsElement>, HTMLDetailsElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}> & string;
