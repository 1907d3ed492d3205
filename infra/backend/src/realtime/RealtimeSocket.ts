import type { WebSocket } from 'ws';
import { RateLimit } from '../edge/RateLimit.ts';
import { type Frame, type FrameVersion, readFrame, writeFrame } from './frames.ts';
import { readJoinRequest, type Subscription, wants } from './joinRequest.ts';
import type { Listener, Row } from './readOwnRow.ts';
import type { PublishedTable, RowChange } from './rowChanges.ts';

const MAX_CHANNELS = 10;
/** What may wait for a slow reader, in bytes, before the connection is cut: it asks anew once it is back. */
const MAX_WAITING_BYTES = 128 * 1024;
/** Messages in ten seconds; supabase-js sends a heartbeat in twenty-five. */
const MAX_MESSAGES = 100;
const MESSAGES_MS = 10_000;
/** Codes of RFC 6455. */
const CLOSE = { unsupported: 1003, policy: 1008 } as const;

interface Channel {
  readonly topic: string;
  readonly joinRef: string | null;
  readonly subscriptions: readonly (Subscription & { readonly id: number })[];
  listener: Listener;
  /** Ends the channel when its token does. */
  expiry: NodeJS.Timeout;
}

export interface SocketOptions {
  readonly socket: WebSocket;
  readonly version: FrameVersion;
  readonly tables: ReadonlyMap<string, PublishedTable>;
  /** @returns undefined for a token that is not valid, or of nobody */
  readonly identify: (token: string) => Promise<Listener | undefined>;
}

/**
 * One connection: what it has joined, in the protocol of Phoenix channels as Supabase's realtime speaks it. Of its events there are
 * `heartbeat`, `phx_join` with `postgres_changes`, `phx_leave` and `access_token`.
 */
export class RealtimeSocket {
  readonly #options: SocketOptions;
  readonly #channels = new Map<string, Channel>();
  readonly #rate = new RateLimit(MAX_MESSAGES, MESSAGES_MS);
  /** Messages are answered one after the other: a token is checked before the next message counts. */
  #turn: Promise<void> = Promise.resolve();
  #nextId = 1;
  /** Milliseconds since the epoch. */
  lastHeard = Date.now();

  constructor(options: SocketOptions) {
    this.#options = options;
    const { socket, version } = options;
    socket.on('message', (data, isBinary) => {
      this.lastHeard = Date.now();
      if (isBinary) return socket.close(CLOSE.unsupported, 'binary frames are for broadcast');
      if (this.#rate.take('') > 0) return socket.close(CLOSE.policy, 'too many messages');
      const frame = readFrame(String(data), version);
      if (!frame) return socket.close(CLOSE.policy, 'not a message of this protocol');
      this.#turn = this.#turn.then(() => this.#answer(frame));
    });
    socket.on('close', () => {
      for (const channel of this.#channels.values()) clearTimeout(channel.expiry);
      this.#channels.clear();
    });
  }

  /** Who is to hear of a change, before it is read; one for each session. */
  listenersTo(change: RowChange): Listener[] {
    return [...this.#channels.values()]
      .filter(({ listener, subscriptions }) => {
        return listener.claims.sub === change.owner && subscriptions.some((wanted) => wants(wanted, change));
      })
      .map(({ listener }) => listener);
  }

  /** Tells the channels of a listener of a row that they may read. @param row of a deleted one its key */
  tell(listener: Listener, change: RowChange, row: Row): void {
    for (const channel of this.#channels.values()) {
      if (channel.listener.token !== listener.token) continue;
      const ids = channel.subscriptions.filter((wanted) => wants(wanted, change, row)).map(({ id }) => id);
      if (ids.length === 0) continue;
      const { table, type, at } = change;
      const columns = this.#options.tables.get(table)?.columns;
      const data = { schema: 'public', table, commit_timestamp: at, type, columns, errors: null };
      const rows = { INSERT: { record: row }, UPDATE: { record: row, old_record: {} }, DELETE: { old_record: row } };
      this.#send(channel, 'postgres_changes', { ids, data: { ...data, ...rows[type] } });
    }
  }

  /** Ends the channels of a session that is no longer open. */
  end(listener: Listener, why: string): void {
    for (const channel of [...this.#channels.values()]) {
      if (channel.listener.token === listener.token) this.#end(channel, why);
    }
  }

  async #answer(frame: Frame): Promise<void> {
    const { topic, event, payload } = frame;
    if (topic === 'phoenix' && event === 'heartbeat') return this.#reply(frame, 'ok', {});
    if (event === 'phx_join') return this.#join(frame);
    const channel = this.#channels.get(topic);
    if (!channel) return this.#reply(frame, 'error', { reason: 'unmatched topic' });
    if (event === 'access_token') return this.#renew(channel, (payload as { access_token?: unknown })?.access_token);
    if (event !== 'phx_leave') return this.#reply(frame, 'error', { reason: `${event} is not available` });
    this.#forget(channel);
    this.#reply(frame, 'ok', {});
    this.#send(channel, 'phx_close', {});
  }

  async #join(frame: Frame): Promise<void> {
    const request = readJoinRequest(frame.payload);
    if (typeof request === 'string') return this.#reply(frame, 'error', { reason: request });
    const wanted = request.config.postgres_changes;
    const unknown = wanted.find(({ table }) => !this.#options.tables.has(table));
    if (unknown) return this.#reply(frame, 'error', { reason: `${unknown.table} is not published` });
    const listener = await this.#options.identify(request.access_token);
    if (!listener) return this.#reply(frame, 'error', { reason: 'InvalidJWTToken: the token is not valid' });
    const before = this.#channels.get(frame.topic);
    if (before) this.#forget(before);
    if (this.#channels.size >= MAX_CHANNELS) return this.#reply(frame, 'error', { reason: 'ChannelRateLimitReached' });
    const subscriptions = wanted.map((subscription) => ({ ...subscription, id: this.#nextId++ }));
    const { topic, joinRef } = frame;
    const channel: Channel = { topic, joinRef, subscriptions, listener, expiry: this.#expiry(topic, listener) };
    this.#channels.set(topic, channel);
    this.#reply(frame, 'ok', { postgres_changes: subscriptions });
    this.#system(channel, 'ok', 'Subscribed to PostgreSQL');
  }

  async #renew(channel: Channel, token: unknown): Promise<void> {
    const listener = typeof token === 'string' ? await this.#options.identify(token) : undefined;
    if (this.#channels.get(channel.topic) !== channel) return;
    if (!listener) return this.#end(channel, 'InvalidJWTToken: the token is not valid');
    clearTimeout(channel.expiry);
    channel.listener = listener;
    channel.expiry = this.#expiry(channel.topic, listener);
  }

  #expiry(topic: string, { claims }: Listener): NodeJS.Timeout {
    return setTimeout(
      () => {
        const channel = this.#channels.get(topic);
        if (channel) this.#end(channel, 'InvalidJWTToken: the token has expired');
      },
      claims.exp * 1000 - Date.now(),
    ).unref();
  }

  /** As hosted Supabase does it: a word of the system, then the channel is closed, and not joined again by itself. */
  #end(channel: Channel, why: string): void {
    this.#forget(channel);
    this.#system(channel, 'error', why);
    this.#send(channel, 'phx_close', {});
  }

  #forget(channel: Channel): void {
    clearTimeout(channel.expiry);
    this.#channels.delete(channel.topic);
  }

  #system(channel: Channel, status: 'ok' | 'error', message: string): void {
    const { topic } = channel;
    this.#send(channel, 'system', {
      channel: topic.replace('realtime:', ''),
      extension: 'postgres_changes',
      message,
      status,
    });
  }

  #reply({ ref, joinRef, topic }: Frame, status: 'ok' | 'error', response: unknown): void {
    this.#write({ ref, joinRef, topic, event: 'phx_reply', payload: { status, response } });
  }

  #send({ topic, joinRef }: Channel, event: string, payload: unknown): void {
    this.#write({ ref: null, joinRef, topic, event, payload });
  }

  #write(frame: Frame): void {
    const { socket, version } = this.#options;
    if (socket.readyState !== socket.OPEN) return;
    // Who does not read does not take part in a closing handshake either.
    if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate();
    else socket.send(writeFrame(frame, version));
  }
}
