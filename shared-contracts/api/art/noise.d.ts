/** The same number for the same text (FNV-1a). */
export declare function seedOf(text: string): number;
/** A share between 0 and 1 for a whole place. Only integer arithmetic: every browser must get what the server got. */
export declare function chance(seed: number, x: number, y: number): number;
/** Smooth noise between 0 and 1 with hills about one unit wide. */
export declare function noise(seed: number, x: number, y: number): number;
