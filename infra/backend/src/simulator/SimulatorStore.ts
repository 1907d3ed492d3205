import type { Sql } from '../sql.ts';
import type { SimulatedSession } from './SimulatedSession.ts';

/** An event that is to be delivered. */
export interface PendingDelivery {
  readonly id: number;
  readonly event: object;
  readonly attempts: number;
}

/** The simulator's memory, in a schema of its own: sessions and late events survive a restart. */
export class SimulatorStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async create(): Promise<void> {
    await this.#sql('create schema if not exists payment_simulator');
    await this.#sql(`create table if not exists payment_simulator.sessions (
      id text primary key, idempotency_key text unique, data jsonb not null)`);
    await this.#sql(`create table if not exists payment_simulator.deliveries (
      id bigint generated always as identity primary key, event jsonb not null, due_at timestamptz not null,
      attempts integer not null default 0, delivered_at timestamptz)`);
  }

  /** Keeps a new session, or gives the one that its idempotency key has made before. */
  async add(session: SimulatedSession, idempotencyKey: string | null): Promise<SimulatedSession> {
    const [row] = await this.#sql<{ data: SimulatedSession }>(
      `insert into payment_simulator.sessions (id, idempotency_key, data) values ($1, $2, $3)
       on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key returning data`,
      [session.id, idempotencyKey, JSON.stringify(session)],
    );
    return row?.data ?? session;
  }

  async find(id: string): Promise<SimulatedSession | undefined> {
    const rows = await this.#sql<{ data: SimulatedSession }>(
      'select data from payment_simulator.sessions where id = $1',
      [id],
    );
    return rows[0]?.data;
  }

  async findByPayment(intent: string): Promise<SimulatedSession | undefined> {
    const rows = await this.#sql<{ data: SimulatedSession }>(
      `select data from payment_simulator.sessions where data ->> 'payment_intent' = $1`,
      [intent],
    );
    return rows[0]?.data;
  }

  /**
   * Changes a session that is still in a status.
   *
   * @returns whether it was: of two that try at once, one is told so
   */
  async change(session: SimulatedSession, from: SimulatedSession['status']): Promise<boolean> {
    const rows = await this.#sql(
      `update payment_simulator.sessions set data = $2 where id = $1 and data ->> 'status' = $3 returning id`,
      [session.id, JSON.stringify(session), from],
    );
    return rows.length > 0;
  }

  async queue(event: object, dueAt: number): Promise<void> {
    await this.#sql('insert into payment_simulator.deliveries (event, due_at) values ($1, $2)', [
      JSON.stringify(event),
      new Date(dueAt).toISOString(),
    ]);
  }

  due(now: number): Promise<PendingDelivery[]> {
    return this.#sql(
      `select id, event, attempts from payment_simulator.deliveries
       where delivered_at is null and due_at <= $1 order by due_at, id`,
      [new Date(now).toISOString()],
    );
  }

  async delivered(id: number, now: number): Promise<void> {
    await this.#sql('update payment_simulator.deliveries set delivered_at = $2 where id = $1', [
      id,
      new Date(now).toISOString(),
    ]);
  }

  async postpone(id: number, dueAt: number): Promise<void> {
    await this.#sql('update payment_simulator.deliveries set attempts = attempts + 1, due_at = $2 where id = $1', [
      id,
      new Date(dueAt).toISOString(),
    ]);
  }

  /** When the next event is due, in milliseconds since 1970. */
  async nextDue(): Promise<number | undefined> {
    const [row] = await this.#sql<{ due: number | null }>(
      `select extract(epoch from min(due_at)) * 1000 as due from payment_simulator.deliveries where delivered_at is null`,
    );
    return row?.due ?? undefined;
  }
}
