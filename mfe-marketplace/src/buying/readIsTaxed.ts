import type { Database } from '@agence/shared-contracts/remote/page';
import * as v from 'valibot';

const settingsSchema = v.object({ is_enabled: v.boolean() });

/**
 * Whether TPS and TVQ are charged: not before the agency is registered (AMB-52).
 *
 * @throws Error when the backend cannot answer
 */
export async function readIsTaxed(database: Database): Promise<boolean> {
  const { data, error } = await database.from('tax_settings').select('is_enabled').single();
  if (error) throw new Error(error.message);
  return v.parse(settingsSchema, data).is_enabled;
}
