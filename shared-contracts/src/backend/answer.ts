/** What our backend answers with: an object of JSON. */
export type Answer = Readonly<Record<string, unknown>>;

/**
 * What our backend has answered; undefined where somebody else did. Sign-in pages of guest networks answer every address with
 * 200 and HTML, so a status alone says nothing, and types are taken away by proxies.
 */
export async function answerOf(response: Response): Promise<Answer | undefined> {
  return answerIn(await response.text().catch(() => ''));
}

/** The same of a text that has come. */
export function answerIn(text: string): Answer | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Answer) : undefined;
  } catch {
    return undefined;
  }
}
