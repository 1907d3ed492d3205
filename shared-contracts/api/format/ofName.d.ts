/** `de` before a person's name: `de Catherine`, `d’Olivier`, `d’Hélène`, `d’Yves`, but `de Yann`. */
export declare function ofName(name: string): string;
