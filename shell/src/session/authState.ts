import type { AuthSnapshot } from '@agence/shared-contracts/remote/shell';

/** What the session waits for: the code of a second factor, a new password after recovery, or a link that works. */
export type SessionNeed = 'code' | 'newPassword' | 'newLink';

export interface AuthState extends AuthSnapshot {
  /** The session could not be read: the backend is down or answers nonsense. */
  readonly failed: boolean;
  readonly needs: SessionNeed | null;
}

/** Before anything is known (marketing-site §4). */
export const unknownAuth: AuthState = {
  user: null,
  session: null,
  loading: true,
  initialized: false,
  failed: false,
  needs: null,
};

export const nobody: AuthState = { ...unknownAuth, loading: false, initialized: true };
