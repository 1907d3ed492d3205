/**
 * Parses JSON and refuses keys that reach an object's prototype (CMP-05).
 *
 * @throws SyntaxError for anything that is not JSON, or that carries such a key
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text, (key, value) => {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') {
      throw new SyntaxError(`the key "${key}" is not allowed`);
    }
    return value;
  });
}
