import { createContext, useContext } from 'react';

/** Roles of the console (AMB-68); the owner may do what all of them may. */
export type StaffRole = 'owner' | 'sales' | 'content' | 'support';

export interface Staff {
  /** Undefined while the database is being asked. */
  readonly roles: readonly StaffRole[] | undefined;
  /** Whether the place at this address may ask for what it shows. */
  readonly isAllowed: boolean;
}

export const StaffContext = createContext<Staff>({ roles: undefined, isAllowed: false });

/** Who somebody is in the console; the database decides again at every question. */
export const useStaff = (): Staff => useContext(StaffContext);

/** Whether somebody may what some roles may. */
export const worksAs = (roles: readonly StaffRole[], wanted: readonly StaffRole[]): boolean =>
  roles.includes('owner') || roles.some((role) => wanted.includes(role));
