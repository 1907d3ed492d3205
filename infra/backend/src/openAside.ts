import { callerOf } from './edge/clientAddress.ts';
import { listen } from './listen.ts';
import { lockDataDir } from './lockDataDir.ts';
import { openBackend } from './openBackend.ts';
import { readConfig } from './project.ts';

/** A backend that answers and does nothing by itself. */
export interface AsideBackend {
  readonly url: string;
  readonly anonKey: string;
  close(): Promise<void>;
}

/**
 * Opens a data folder to see whether it works: no job runs, no mail leaves, no payment is settled, no example is made.
 * Migrations are applied, as by any start.
 *
 * @throws BackendError as a start would say it
 */
export async function openAside(dataDir: string): Promise<AsideBackend> {
  const release = lockDataDir(dataDir);
  try {
    const config = readConfig();
    const { edge, realtime, secrets, connection } = await openBackend({
      dataDir,
      config: { ...config, db: { seed: { ...config.db.seed, enabled: false } } },
      siteUrl: 'http://localhost',
      log: () => {},
    });
    const listener = await listen(0, (request, peer) => edge(request, callerOf(request, peer)), realtime.accept);
    return {
      url: listener.url,
      anonKey: secrets.publishableKey,
      async close() {
        realtime.close();
        await listener.close();
        await connection.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}
