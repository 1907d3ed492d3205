import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { signBytes, verifyBytes } from './keys.ts';
import { temporaryOf } from './temporary.ts';

/** A text whose first line signs the second. @param body one line */
export function signedText(body: string, privateKey: string): string {
  return `${signBytes(Buffer.from(body), privateKey)}\n${body}\n`;
}

/** The signed line of such a text, unchecked. */
export function bodyOf(text: string): string {
  return text.split('\n', 2)[1] ?? '';
}

/** Whether a text is what {@link signedText} makes with the private half of a key. */
export function isSignedBy(text: string, publicKey: string): boolean {
  const [signature = '', body = '', ...rest] = text.split('\n');
  return rest.join('') === '' && verifyBytes(Buffer.from(body), signature, publicKey);
}

/** Replaces a file in one step: readers see the old or the new one, also after a crash. */
export async function replaceFile(file: string, text: string | Uint8Array, mode?: number): Promise<void> {
  const temporary = temporaryOf(file);
  const handle = await open(temporary, 'w', mode);
  await handle.writeFile(text);
  await handle.sync();
  await handle.close();
  await rename(temporary, file);
  const folder = await open(dirname(file), 'r');
  await folder.sync();
  await folder.close();
}
