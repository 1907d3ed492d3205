/** Content width with gutters. */
export declare const Container: import("styled-components/dist/types").IStyledComponentBase<"web", import("styled-components/dist/types").Merged<Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, {
    $narrow?: boolean;
}>> & string;
declare const grounds: {
    readonly plain: import("styled-components").RuleSet<object>;
    readonly band: import("styled-components").RuleSet<object>;
    readonly spruce: import("styled-components").RuleSet<object>;
};
/**
 * Styles of what stands below the screen: it is laid out when the visitor comes near, so that the page is sooner there. Later
 * pages have nothing of it in their first frame and are laid out whole once they have been seen, so that Back finds the place
 * that was left: the shell says so by `--ag-later`.
 *
 * @param height what it takes until then, in CSS units
 */
export declare const laidOutWhenNear: (height: string) => import("styled-components").RuleSet<object>;
/** Styles of a section that is on the first screen, or is several screens long: what follows it would jump if it were laid out late. */
export declare const laidOutAtOnce: import("styled-components").RuleSet<object>;
/** One idea of a page, with its breathing space. */
export declare const Section: import("styled-components/dist/types").IStyledComponentBase<"web", import("styled-components/dist/types").Merged<Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLElement>, HTMLElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, {
    $ground?: keyof typeof grounds;
}>> & string;
/** Styles of a dark panel on a page of any theme: results, totals, advice. */
export declare const sprucePanel: import("styled-components").RuleSet<object>;
/** Children below each other. `$gap` in steps of 8 px. */
export declare const Stack: import("styled-components/dist/types").IStyledComponentBase<"web", import("styled-components/dist/types").Merged<Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, {
    $gap?: number;
}>> & string;
/** Cards beside each other, as many as fit. */
export declare const Grid: import("styled-components/dist/types").IStyledComponentBase<"web", import("styled-components/dist/types").Merged<Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, {
    $min?: string;
    $gap?: number;
}>> & string;
/** Children in a line that wraps. */
export declare const Row: import("styled-components/dist/types").IStyledComponentBase<"web", import("styled-components/dist/types").Merged<Omit<import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, {
    $gap?: number;
}>> & string;
export {};
