import type { StaffRole } from '../console/staff.ts';

/** Whose search it is: what is looked in, and the words around it. */
export type SearchSide =
  | { readonly kind: 'learner' | 'creator' }
  | { readonly kind: 'staff'; readonly roles: readonly StaffRole[] };
