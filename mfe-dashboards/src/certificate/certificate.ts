import type { Database } from '@agence/shared-contracts/remote/page';
import * as v from 'valibot';

const certificateSchema = v.object({
  number: v.string(),
  holder_name: v.nullable(v.string()),
  formation_title: v.string(),
  creator_name: v.string(),
  issued_at: v.string(),
});
/** What is printed on a certificate; nothing else is public. */
export type Certificate = v.InferOutput<typeof certificateSchema>;

/**
 * The certificate of a number, as the register has it.
 *
 * @returns null when no certificate has the number
 * @throws Error when the backend cannot answer
 */
export async function verifyCertificate(database: Database, number: string): Promise<Certificate | null> {
  const { data, error } = await database.rpc('verify_certificate', { certificate_number: number });
  if (error) throw new Error(error.message);
  return v.parse(v.nullable(certificateSchema), data);
}
