import type { Brand } from '@agence/shared-contracts/brand';
import type { Agency } from './FunctionEnv.ts';

/** Who signs mails. @param email where requests of visitors go; the brand's own address without one */
export function agencyOf({ name, street, city, region, postalCode, email: own }: Brand, email?: string): Agency {
  return { name, postalAddress: `${street}, ${city} (${region}) ${postalCode}`, email: email || own };
}
