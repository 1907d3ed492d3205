/**
 * A telephone number as it can be called: `514 555-0188`, with ` poste 12`, or of another country `+33612345678`. Undefined for what is
 * none. A request with another is refused beside its field.
 */
export declare function readPhone(typed: string): string | undefined;
