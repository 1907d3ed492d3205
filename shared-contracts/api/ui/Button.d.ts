declare const looks: {
    /** The single most important action on a screen. */
    readonly primary: import("styled-components").RuleSet<object>;
    readonly secondary: import("styled-components").RuleSet<object>;
    readonly quiet: import("styled-components").RuleSet<object>;
};
/** How loud a button is: one ember button a screen at most. */
export type ButtonLook = keyof typeof looks;
/** `<Button $look="secondary" type="button" aria-disabled={isBusy}>`: never `disabled`, which would lose the focus. */
export declare const Button: import("styled-components/dist/types").IStyledComponentBase<"web", import("styled-components/dist/types").Merged<Omit<import("react").DetailedHTMLProps<import("react").ButtonHTMLAttributes<HTMLButtonElement>, HTMLButtonElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, {
    $look?: ButtonLook;
    $wide?: boolean;
}>> & string;
/** A link that looks like a button. */
export declare const ButtonLink: import("styled-components/dist/types").IStyledComponentBase<"web", import("styled-components/dist/types").Merged<Omit<import("react").DetailedHTMLProps<import("react").AnchorHTMLAttributes<HTMLAnchorElement>, HTMLAnchorElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}, {
    $look?: ButtonLook;
    $wide?: boolean;
}>> & string;
export {};
