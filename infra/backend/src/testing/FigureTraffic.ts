import type { Pool, PoolClient } from 'pg';

/** Refusals that another's act explains: the row went away, or was there first. */
const EXPECTED = new Set(['23503', '23505', 'PGRST', 'P0001']);

/** What people do at once to one site, drawn from a seed: sales and returns, reviews, lessons, looks, accounts that go, and the worker. */
export class FigureTraffic {
  /** Codes of failures that nothing explains; `40P01` is a deadlock. */
  readonly failures: string[] = [];
  readonly #pool: Pool;
  readonly #draw: () => number;
  readonly #people: string[];
  readonly #courses: string[];
  readonly #products: { id: string; price: number }[];
  readonly #intents: { intent: string; cents: number }[] = [];
  #made = 0;

  private constructor(
    pool: Pool,
    seed: number,
    people: string[],
    courses: string[],
    products: { id: string; price: number }[],
  ) {
    this.#pool = pool;
    this.#draw = drawing(seed);
    this.#people = people;
    this.#courses = courses;
    this.#products = products;
    this.#made = seed * 1_000_000;
  }

  static async on(pool: Pool, seed: number): Promise<FigureTraffic> {
    const ids = async (text: string) => (await pool.query<{ id: string }>(text)).rows.map(({ id }) => id);
    const products = await pool.query<{ id: string; price: number }>(
      'select id, price from public.products where formation_id is not null and is_active order by id',
    );
    return new FigureTraffic(
      pool,
      seed,
      await ids(`select id from auth.users where email like 'etudiant%' order by id`),
      // One that the seed before left unpublished is published again by this one.
      await ids('select id from public.formations where published_at is not null or is_published order by id'),
      products.rows,
    );
  }

  /** So many transactions at once, each on a connection of its own. */
  async burst(size: number): Promise<void> {
    await Promise.all(Array.from({ length: size }, () => this.one()));
  }

  /** One transaction. */
  async one(): Promise<void> {
    const act = this.#any(this.#acts);
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      await act(client);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      const { code, message, detail, where } = error as {
        code?: string;
        message: string;
        detail?: string;
        where?: string;
      };
      if (!EXPECTED.has(code ?? '')) this.failures.push([code, message, detail, where].join('\n'));
    } finally {
      client.release();
    }
  }

  readonly #acts: readonly ((client: PoolClient) => Promise<unknown>)[] = [
    (client) => this.#sale(client),
    (client) => this.#sale(client),
    (client) => this.#sale(client),
    (client) => this.#return(client),
    (client) => this.#look(client),
    (client) => this.#look(client),
    (client) => this.#deliver(client),
    (client) => this.#deliver(client),
    (client) => this.#deliver(client),
    (client) =>
      client.query(
        `insert into public.formation_reviews (formation_id, user_id, rating) values ($1, $2, $3)
         on conflict (formation_id, user_id) do update set rating = excluded.rating`,
        [this.#course(), this.#person(), 1 + Math.floor(this.#draw() * 5)],
      ),
    (client) =>
      client.query('delete from public.formation_reviews where formation_id = $1 and user_id = $2', [
        this.#course(),
        this.#person(),
      ]),
    (client) => client.query('select private.refresh_formation_progress($1, $2)', [this.#person(), this.#course()]),
    (client) =>
      client.query(
        'update public.user_formation_progress set completed_at = now() where user_id = $1 and formation_id = $2',
        [this.#person(), this.#course()],
      ),
    (client) =>
      client.query(
        `insert into public.formation_modules (formation_id, title, order_index, is_published) values ($1, 'Ajouté', $2, $3)`,
        [this.#course(), 90 + Math.floor(this.#draw() * 1e9), this.#draw() < 0.5],
      ),
    (client) =>
      client.query(
        `delete from public.formation_modules where id = (
           select id from public.formation_modules where title = 'Ajouté' order by md5(id::text || $1) limit 1)`,
        [String(this.#draw())],
      ),
    (client) =>
      client.query('update public.formations set is_published = not is_published where id = $1', [
        this.#any(this.#courses.slice(-1)),
      ]),
    (client) =>
      client.query(
        `update public.creator_services set is_active = not is_active where id = (
           select id from public.creator_services order by md5(id::text || $1) limit 1)`,
        [String(this.#draw())],
      ),
    // Few go, that there are some left.
    (client) =>
      this.#draw() < 0.1
        ? client.query('select private.delete_account($1)', [this.#person()])
        : client.query('select private.fold_figures(50)'),
  ];

  async #sale(client: PoolClient) {
    const { id, price } = this.#any(this.#products);
    const { rows } = await client.query<{ checkout: { id: string } }>(
      `select public.begin_checkout($1, 'product', $2, $3, null) as checkout`,
      [this.#person(), id, price],
    );
    this.#made += 1;
    const cents = await client.query<{ total_cents: number }>(
      'select total_cents from public.checkout_sessions where id = $1',
      [rows[0]?.checkout.id],
    );
    const paid = {
      id: `cs_${this.#made}`,
      client_reference_id: rows[0]?.checkout.id,
      amount_total: cents.rows[0]?.total_cents,
      currency: 'cad',
      payment_intent: `pi_${this.#made}`,
      payment_status: 'paid',
    };
    await this.#report(client, 'checkout.session.completed', paid);
    this.#intents.push({ intent: paid.payment_intent, cents: paid.amount_total ?? 0 });
  }

  async #return(client: PoolClient) {
    const sold = this.#intents[Math.floor(this.#draw() * this.#intents.length)];
    if (!sold) return;
    await this.#report(client, 'charge.refunded', {
      payment_intent: sold.intent,
      amount_refunded: this.#draw() < 0.5 ? sold.cents : Math.floor(sold.cents / 2),
    });
  }

  async #report(client: PoolClient, type: string, object: object) {
    this.#made += 1;
    const event = { id: `evt_${this.#made}`, type, data: { object } };
    await client.query('select public.apply_stripe_event($1)', [JSON.stringify(event)]);
  }

  async #look(client: PoolClient) {
    await client.query(`select set_config('request.headers', $1, true)`, [
      JSON.stringify({
        'x-forwarded-for': `203.0.${Math.floor(this.#draw() * 250)}.${Math.floor(this.#draw() * 250)}`,
      }),
    ]);
    await client.query('select private.record_view($1)', [this.#course()]);
  }

  /** What a device kept while it was offline, of several courses in any order. */
  async #deliver(client: PoolClient) {
    const person = this.#person();
    await client.query(`select set_config('request.jwt.claim.sub', $1, true)`, [person]);
    const { rows } = await client.query<{ id: string }>(
      `select m.id from public.formation_modules m join public.formations f on f.id = m.formation_id
       where m.is_published and f.is_published order by md5(m.id::text || $1) limit 3`,
      [String(this.#draw())],
    );
    const now = new Date().toISOString();
    const events = rows.map(({ id }) => ({
      id: crypto.randomUUID(),
      kind: 'session',
      module_id: id,
      device_type: 'mobile',
      started_at: new Date(Date.now() - 60_000).toISOString(),
      ended_at: now,
      at: now,
      active_seconds: 50,
      position: 5,
      percentage: Math.floor(this.#draw() * 101),
      completed: this.#draw() < 0.3,
      watched: '{}',
    }));
    await client.query('select private.record_progress($1, $2)', [person, JSON.stringify(events)]);
  }

  #course = () => this.#any(this.#courses);
  #person = () => this.#any(this.#people);

  #any<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.#draw() * items.length)] as Item;
  }
}

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
function drawing(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
