import type { Session } from '@agence/shared-contracts/remote/shell';
import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type AuthState, nobody, type SessionNeed, unknownAuth } from './authState.ts';

export interface KnownSession {
  readonly session: Session | null;
  readonly needs: SessionNeed | null;
}

/** Until the second factor is checked, nobody is signed in yet. */
function whoIs({ session, needs }: KnownSession) {
  const signedIn = needs === 'code' ? null : session;
  return { user: signedIn?.user ?? null, session: signedIn, needs };
}

const auth = createSlice({
  name: 'auth',
  initialState: unknownAuth,
  reducers: {
    /** The library found a stored session as it started; whether that is all there is to know is read next. */
    sessionFound: (state, { payload }: PayloadAction<KnownSession>): AuthState => ({ ...state, ...whoIs(payload) }),
    /** The session is known: somebody, or nobody. Every later event of the library ends here (marketing-site §4). */
    sessionKnown: (_, { payload }: PayloadAction<KnownSession>): AuthState => ({ ...nobody, ...whoIs(payload) }),
    /** The session cannot be read now. Whoever was known stays: a backend that is down signs nobody out. */
    sessionFailed: (state): AuthState => (state.user ? { ...state, loading: false } : { ...nobody, failed: true }),
    loadingChanged: (state, { payload: loading }: PayloadAction<boolean>): AuthState => ({ ...state, loading }),
  },
});

export const { sessionFound, sessionKnown, sessionFailed, loadingChanged } = auth.actions;

/** The shell's own state; remotes see it through the contract's ports only. */
export function createShellStore() {
  return configureStore({ reducer: { auth: auth.reducer } });
}

export type ShellStore = ReturnType<typeof createShellStore>;
