import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that outgoing connections get: one of them would take the port before who was told of it listens there. */
const [FIRST, LAST] = [10_000, 30_000];

/** A port of this machine that nobody listens on, for programs that cannot choose one and say which. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  // Whoever was told of it can listen at once.
  if (isListening) await once(server.close(), 'close');
  return isListening;
}
