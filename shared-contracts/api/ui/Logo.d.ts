/** The mark with the name. */
export declare function Logo(): import("react").JSX.Element;
