import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { limitConnections, SERVER_LIMITS } from '@agence/backend/edge/serverLimits';
import { createAdaptorServer } from '@hono/node-server';
import { createDoor, type DoorOptions } from './createDoor.ts';
import { openNonces } from './openNonces.ts';

interface ServeDoorOptions extends Omit<DoorOptions, 'isNew'> {
  readonly port: number;
  /** Network address that it listens on. */
  readonly host: string;
}

/** Starts the door on Node: others come through what stands before it. @throws Error for a taken port */
export async function serveDoor({ port, host, ...options }: ServeDoorOptions) {
  const isNew = await openNonces(join(options.dataDir, 'door/nonces'));
  const door = createDoor({ ...options, isNew });
  const server = createAdaptorServer({
    fetch: door.fetch,
    serverOptions: SERVER_LIMITS,
    autoCleanupIncoming: false,
  }) as Server;
  limitConnections(server);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
