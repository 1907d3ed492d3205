interface ErrorSummaryProps {
    /** Says how many there are: `4 champs à corriger`. */
    readonly title: string;
    /** What is wrong, in the order of the form. @param id of the field */
    readonly problems: readonly {
        readonly id: string;
        readonly label: string;
        readonly text: string;
    }[];
    /** How often the form was refused: each time leads here. */
    readonly attempt: number;
}
/**
 * Everything that is to be mended in a form, above its fields: it takes the focus when the form is refused, so that it is
 * said once and as a whole. A single problem needs no summary: its field takes the focus.
 */
export declare function ErrorSummary({ title, problems, attempt }: ErrorSummaryProps): import("react").JSX.Element | null;
export {};
