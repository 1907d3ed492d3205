import { once } from 'node:events';
import { vi } from 'vitest';
import { WebSocket } from 'ws';

/** A message as it comes, in the protocol's lists. */
export type Heard = readonly [joinRef: string | null, ref: string | null, topic: string, event: string, payload: never];

interface Address {
  readonly url: string;
  readonly secrets: { readonly publishableKey: string };
}

/** A websocket that says what a test wants, supabase-js or not. */
export async function openRawRealtime({ url, secrets }: Address, headers: Record<string, string> = {}) {
  const address = `${url}/realtime/v1/websocket?apikey=${secrets.publishableKey}&vsn=2.0.0`;
  const socket = new WebSocket(address, { headers });
  const heard: Heard[] = [];
  let closed: number | undefined;
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  socket.on('close', (code) => {
    closed = code;
  });
  await once(socket, 'open');
  return {
    socket,
    heard,
    closed: () => vi.waitUntil(() => closed, { timeout: 10_000 }),
    send: (...message: unknown[]) => socket.send(JSON.stringify(message)),
    /** Asks to hear of the changes of a table, and waits for the answer. */
    async join(token: string, table = 'user_module_progress', changes: Record<string, unknown> = {}) {
      const wanted = { event: '*', schema: 'public', table, ...changes };
      socket.send(
        JSON.stringify([
          '1',
          '1',
          'realtime:x',
          'phx_join',
          { config: { postgres_changes: [wanted] }, access_token: token },
        ]),
      );
      return vi.waitUntil(() => heard.find(([, ref]) => ref === '1')?.[4] as unknown, { timeout: 10_000 });
    },
    /** Waits for a message of a kind. */
    next: (event: string) =>
      vi.waitUntil(() => heard.find(([, , , name]) => name === event)?.[4] as unknown, { timeout: 10_000 }),
  };
}
