import { UsageError } from './UsageError.ts';

/**
 * The port that `PORT` names, or a command line.
 *
 * @param usual where it is left out
 * @throws UsageError for what is no port
 */
export function portSetting(usual: number, text = process.env.PORT, name = 'PORT'): number {
  if (text === undefined) return usual;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new UsageError(`${name} is "${text}"; expected: a number from 1 to 65535, or nothing for ${usual}.`);
}
