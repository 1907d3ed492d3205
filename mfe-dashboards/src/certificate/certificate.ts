import { dataOf } from '@agence/shared-contracts/backend/refusal';
import type { Database } from '@agence/shared-contracts/remote/page';
import * as v from 'valibot';

const certificateSchema = v.object({
  number: v.string(),
  holder_name: v.nullable(v.string()),
  formation_title: v.string(),
  /** Null where the creator has no public page. */
  creator_name: v.nullable(v.string()),
  issued_at: v.string(),
  /** Length of the course; a backend of before knows none. */
  modules: v.optional(v.number(), 0),
  minutes: v.optional(v.number(), 0),
});
/** What is printed on a certificate; nothing else is public. */
export type Certificate = v.InferOutput<typeof certificateSchema>;

/**
 * The certificate of a number, as the register has it.
 *
 * @returns null when no certificate has the number
 * @throws BackendRefusal when the backend cannot answer
 */
export async function verifyCertificate(database: Database, number: string): Promise<Certificate | null> {
  const found = dataOf(await database.rpc('verify_certificate', { certificate_number: number }));
  return v.parse(v.nullable(certificateSchema), found);
}
