/** Least and most of a tip in cents, and the longest message beside it: without a schema, as first visits load none. */
export declare const TIP: {
    readonly least: 200;
    readonly most: 50000;
    readonly message: 500;
};
/** What is said of an amount that is none, or not within these bounds. */
export declare const TIP_WRONG = "Choisissez un montant de 2\u00A0$ \u00E0 500\u00A0$.";
