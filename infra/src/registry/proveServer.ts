import { resolve } from 'node:path';
import { renderRow } from '../gate/server.ts';
import { RegistryError } from './RegistryError.ts';

/**
 * Runs the server half of a published release before visitors meet it.
 *
 * @throws RegistryError `server_broken` when it does not start, or does not render what it is there for
 */
export async function proveServer(folder: string): Promise<void> {
  const { result, sentence } = await renderRow(resolve(folder));
  if (result === 'fail') throw new RegistryError('server_broken', sentence);
}
