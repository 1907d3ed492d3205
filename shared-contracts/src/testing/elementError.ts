import { stripVTControlCharacters } from 'node:util';

/** Of a page, enough to see which it is; logs that hold it whole hide which test has failed. In characters. */
const LIMIT = 2000;

/**
 * For Testing Library's `configure`: an error that prints the page only when its message is read. Of the queries that fail
 * while something is waited for nobody reads it, and a page takes longer to print than to search.
 *
 * @param print `prettyDOM`
 */
export function elementError(print: (container: Element) => string | false) {
  return (message: string | null, container: Element): Error => {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    const described = () => shortened([message, print(container)].filter(Boolean).join('\n\n'));
    return Object.defineProperty(error, 'message', { configurable: true, get: described });
  };
}

function shortened(text: string): string {
  const plain = stripVTControlCharacters(text);
  return plain.length > LIMIT ? `${plain.slice(0, LIMIT - 1)}…` : plain;
}
