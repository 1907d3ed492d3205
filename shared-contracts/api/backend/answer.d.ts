/** What our backend answers with: an object of JSON. */
export type Answer = Readonly<Record<string, unknown>>;
/**
 * What our backend has answered; undefined where somebody else did. Sign-in pages of guest networks answer every address with
 * 200 and HTML, so a status alone says nothing, and types are taken away by proxies.
 */
export declare function answerOf(response: Response): Promise<Answer | undefined>;
/** The same of a text that has come. */
export declare function answerIn(text: string): Answer | undefined;
