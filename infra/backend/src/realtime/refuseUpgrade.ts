import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Answers a connection that asks to become a websocket, and cannot, as any request is answered. */
export function refuseUpgrade(socket: Duplex, status: number): void {
  socket.on('error', () => {});
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
