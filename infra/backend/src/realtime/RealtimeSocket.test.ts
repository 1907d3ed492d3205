import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { RealtimeSocket } from './RealtimeSocket.ts';

const listener = { token: 't', claims: { sub: 'me', role: 'authenticated', exp: Date.now() / 1000 + 600 } };
const change = { table: 'orders', type: 'UPDATE', owner: 'me', key: { id: '1' }, at: '2026-11-22T12:00:00Z' } as const;

/** A socket that has joined, whose reader takes nothing. */
async function aSlowReader() {
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send(text: string) {
      this.bufferedAmount += text.length;
    },
    close: vi.fn(),
    terminate: vi.fn(),
  });
  const connection = new RealtimeSocket({
    socket: socket as unknown as WebSocket,
    version: '2.0.0',
    tables: new Map([['orders', { columns: [{ name: 'id', type: 'uuid' }] }]]),
    identify: async () => listener,
  });
  const wanted = { event: '*', schema: 'public', table: 'orders' };
  const join = ['1', '1', 'realtime:x', 'phx_join', { config: { postgres_changes: [wanted] }, access_token: 't' }];
  socket.emit('message', JSON.stringify(join), false);
  await vi.waitUntil(() => connection.listenersTo(change).length > 0);
  return { socket, connection };
}

test('who does not read is cut before much waits for them, and may come back (INF-022, SRV-05)', async () => {
  const { socket, connection } = await aSlowReader();
  const row = { id: '1', note: 'x'.repeat(10_000) };
  for (let told = 0; told < 12; told += 1) connection.tell(listener, change, row);
  expect(socket.terminate).not.toHaveBeenCalled();
  for (let told = 0; told < 12; told += 1) connection.tell(listener, change, row);
  expect(socket.terminate).toHaveBeenCalled();
  expect(socket.bufferedAmount).toBeLessThan(150_000);
});

test('a connection that is gone is told of nothing, and no timer of its channels stays (INF-022)', async () => {
  const { socket, connection } = await aSlowReader();
  socket.emit('close');
  expect(connection.listenersTo(change)).toEqual([]);
});
