import { dataOf } from '@agence/shared-contracts/backend/refusal';
import type { Database } from '@agence/shared-contracts/remote/page';

/**
 * Whether TPS and TVQ are charged: not before the agency is registered (AMB-52).
 *
 * @throws BackendRefusal when the backend refuses or cannot answer
 */
export async function readIsTaxed(database: Database): Promise<boolean> {
  return dataOf(await database.from('tax_settings').select('is_enabled').single()).is_enabled;
}
