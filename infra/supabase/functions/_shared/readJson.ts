import * as v from 'valibot';
import { Refusal } from './Refusal.ts';

/**
 * The body of a request, checked.
 *
 * @throws Refusal `bad_json` or `bad_request`
 */
export async function readJson<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body: unknown = await request.json().catch(() => {
    throw new Refusal(400, 'bad_json', 'The body is not JSON.');
  });
  const { success, output, issues } = v.safeParse(schema, body);
  if (success) return output;
  const fields = issues.map((issue) => v.getDotPath(issue)).filter(Boolean);
  throw new Refusal(422, 'bad_request', 'Some fields are missing or not valid.', fields.join(',') || null);
}
