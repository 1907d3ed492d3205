/**
 * A text that somebody typed, with French punctuation kept beside its word as Québec sets it: a narrow space before ; ? !, a
 * full one before : % $ and inside of « », neither of which breaks a line, although everybody types ordinary ones.
 */
export declare function frenchSpaces(text: string): string;
