// By the name of the package: only that is the one copy that the shell provides.
import { useShell } from '@agence/shared-contracts/platform';
import { brand, type Contact } from '../brand.ts';

/** How the agency is reached: what staff have published, or what is configured. Its route says `reads: ['contact']`. */
export function useContact(): Contact {
  return useShell().contact ?? brand;
}
