import { BackendRefusal } from '@agence/shared-contracts/backend/refusal';
import * as v from 'valibot';

const refusedSchema = v.object({ code: v.string() });

/** The refusal in a failed answer of the backend, with its code where the body names one. @param name of what was asked */
export async function refusalFrom(response: Response, name: string): Promise<BackendRefusal> {
  const body: unknown = await response.json().catch(() => undefined);
  const code = v.is(refusedSchema, body) ? body.code : '';
  return new BackendRefusal({ message: `${name} answered ${response.status} ${code}`.trim(), code }, response.status);
}
