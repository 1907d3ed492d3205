/** The lines of an answer as they come; the last may have no end. */
export async function* linesOf(response: Response): AsyncGenerator<string, void, undefined> {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let begun = '';
  for (let { value, done } = await reader.read(); !done; { value, done } = await reader.read()) {
    const lines = (begun + decoder.decode(value, { stream: true })).split('\n');
    begun = lines.pop() as string;
    yield* lines;
  }
  if (begun) yield begun;
}
