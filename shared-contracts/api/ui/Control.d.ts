/** The arrow of a choice, away from the edge and as thin as our other arrows; forced colours keep the browser's own. */
export declare const selectArrow: import("styled-components").RuleSet<object>;
/** What is typed into or chosen from, without its label: `<Control>`, `<Control as="textarea">`, `<Control as="select">`. */
export declare const Control: import("styled-components/dist/types").IStyledComponentBase<"web", Omit<import("react").DetailedHTMLProps<import("react").InputHTMLAttributes<HTMLInputElement>, HTMLInputElement>, "style"> & {
    style?: import("react").CSSProperties | import("styled-components/dist/types").CSSPropertiesWithVars | undefined;
}> & string;
