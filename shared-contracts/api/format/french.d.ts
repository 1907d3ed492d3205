/** `de` before a name: `d’Atelier Boréal`, `du Grenier`, `des Toitures`, `de La Maison`. */
export declare function de(name: string): string;
/** What was typed as a sentence of its own: first letter in upper case, a mark at the end. */
export declare function sentence(typed: string): string;
/** French signs: curly apostrophes, guillemets, a narrow no-break space before `; ? !`, a full one before `: % $` and inside `« »`. */
export declare function frenchTypography(text: string): string;
