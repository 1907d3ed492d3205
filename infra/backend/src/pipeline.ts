import { messages, type PGlite, parse, protocol, type Results } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';

const { serialize } = protocol;

/** A statement and the values of its parameters. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Statements whose parameter types are remembered; the site has some 300. */
const KNOWN_STATEMENTS = 2000;

/**
 * Sends statements to PGlite as one pipeline of the extended query protocol, and gives the last one's result. What follows
 * a statement that fails does not run.
 *
 * `PGlite.query` enters the database six times per statement, waits in between, and copies its table of some 700 parsers
 * for each: a request of five statements spent half of its time so.
 */
export class Pipeline {
  readonly #client: PGlite;
  /** Statement → types of its parameters, which decide how values are written. */
  readonly #types = new LRUCache<string, readonly number[]>({ max: KNOWN_STATEMENTS });

  constructor(client: PGlite) {
    this.#client = client;
  }

  /**
   * @param before statements that run first; their values are text
   * @throws DatabaseError of the first statement that fails
   */
  async run<Row>(before: readonly Statement[], last: Statement): Promise<Results<Row>> {
    const types = last.parameters.length > 0 ? await this.#typesOf(last.sql) : [];
    const sent = [
      ...before.map(({ sql, parameters }) => ({ sql, values: parameters as readonly (string | null)[] })),
      { sql: last.sql, values: last.parameters.map((value, index) => this.#written(value, types[index])) },
    ];
    const bytes = Buffer.concat([
      ...sent.flatMap(({ sql, values }, index) => [
        serialize.parse({ text: sql }),
        serialize.bind({ values: [...values] }),
        ...(index === sent.length - 1 ? [serialize.describe({ type: 'P' })] : []),
        serialize.execute({}),
      ]),
      serialize.sync(),
    ]);
    const answer = await this.#client.runExclusive(() => this.#client.execProtocolStream(bytes));
    return this.#resultOf<Row>(answer.slice(endOf(answer, before.length)));
  }

  async #typesOf(sql: string): Promise<readonly number[]> {
    const known = this.#types.get(sql);
    if (known) return known;
    const { queryParams } = await this.#client.describeQuery(sql);
    const types = queryParams.map(({ dataTypeID }) => dataTypeID);
    this.#types.set(sql, types);
    return types;
  }

  #written(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : this.#client.serializers[type];
    return serializer ? serializer(value) : String(value);
  }

  #resultOf<Row>(answer: Answer): Results<Row> {
    const parsers: PGlite['parsers'] = {};
    for (const message of answer) {
      if (!(message instanceof messages.RowDescriptionMessage)) continue;
      for (const { dataTypeID } of message.fields) {
        const parser = this.#client.parsers[dataTypeID];
        if (parser) parsers[dataTypeID] = parser;
      }
    }
    return parse.parseResults(answer, parsers).at(-1) as Results<Row>;
  }
}

type Answer = Parameters<typeof parse.parseResults>[0];

/** Where the answer to the first statements of a pipeline ends. */
function endOf(answer: Answer, statements: number): number {
  let left = statements;
  for (const [index, { name }] of answer.entries()) {
    if (left === 0) return index;
    if (name === 'commandComplete') left -= 1;
  }
  return 0;
}
