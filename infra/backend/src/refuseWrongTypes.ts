import type { SerializerOptions } from '@electric-sql/pglite';

/**
 * Makes PGlite refuse a parameter of the wrong type as PostgreSQL does, with 22P02, which is answered with 400.
 *
 * As it comes, an array's serializer passes anything that is no array on as it is. The writer of messages then stops in
 * the middle of one, and its beginning stays in front of the next message, which was the `rollback`: one request with
 * `{ "slugs": { "a": 1 } }` left every later request in an aborted transaction.
 *
 * @param serializers the client's own, changed in place
 */
export function refuseWrongTypes(serializers: SerializerOptions): void {
  for (const [type, serialize] of Object.entries(serializers)) {
    serializers[Number(type)] = (value: unknown) => {
      const text = textOf(serialize, value);
      if (text !== undefined) return text;
      throw Object.assign(new Error('invalid input: a value does not have the type of its parameter'), {
        code: '22P02',
      });
    };
  }
}

function textOf(serialize: SerializerOptions[number], value: unknown): string | undefined {
  try {
    const text: unknown = serialize(value);
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}
