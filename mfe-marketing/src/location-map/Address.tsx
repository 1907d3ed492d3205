import { brandName, type Contact } from '@agence/shared-contracts/brand';
import type { ReactNode } from 'react';

interface AddressProps {
  readonly of: Pick<Contact, 'street' | 'city' | 'region' | 'postalCode'>;
  /** What follows it. */
  readonly children?: ReactNode;
}

/** Where the agency is, as a letter is addressed. */
export function Address({ of: { street, city, region, postalCode }, children }: AddressProps) {
  return (
    <address>
      <strong translate="no">{brandName}</strong>
      <br />
      {street}
      <br />
      {`${city} (${region}) ${postalCode}`}
      {children}
    </address>
  );
}
