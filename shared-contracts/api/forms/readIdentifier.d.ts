/** By what the auth service knows a person. */
export type Identifier = {
    readonly email: string;
} | {
    readonly phone: string;
};
/**
 * Reads what was typed as an e-mail address or a telephone number, in its international form. A number without country code is one of
 * North America; one with an extension gets no text message.
 *
 * @returns undefined when it is neither
 */
export declare function readIdentifier(typed: string): Identifier | undefined;
