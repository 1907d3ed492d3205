import type { IncomingMessage } from 'node:http';

/** Where supabase-js opens its websocket. Requests that are none find nothing there. */
const REALTIME_PATH = '/realtime/v1/websocket';

/** Whether a request that could become something else than HTTP may: all others are answered as they are. */
export function isRealtime({ url = '', headers }: IncomingMessage): boolean {
  return url.split('?')[0] === REALTIME_PATH && headers.upgrade?.toLowerCase() === 'websocket';
}
