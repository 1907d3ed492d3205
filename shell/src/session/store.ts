import type { AuthSnapshot, Session, Toast } from '@agence/shared-contracts/remote/shell';
import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface AuthState extends AuthSnapshot {
  /** The session could not be read: the backend is down or answers nonsense. */
  readonly failed: boolean;
}

const initialAuth: AuthState = { user: null, session: null, loading: true, initialized: false, failed: false };

const auth = createSlice({
  name: 'auth',
  initialState: initialAuth as AuthState,
  reducers: {
    /** The session is known: somebody, or nobody. Every event of the auth library ends here. */
    sessionKnown: (_, { payload: session }: PayloadAction<Session | null>): AuthState => ({
      user: session?.user ?? null,
      session,
      loading: false,
      initialized: true,
      failed: false,
    }),
    sessionFailed: (): AuthState => ({ ...initialAuth, loading: false, initialized: true, failed: true }),
    loadingChanged: (state, { payload: loading }: PayloadAction<boolean>): AuthState => ({ ...state, loading }),
  },
});

const ui = createSlice({
  name: 'ui',
  initialState: { toast: null as Toast | null },
  reducers: {
    /** One at a time: the latest replaces the one before (marketplace §9). */
    toastShown: (state, { payload }: PayloadAction<Toast>) => {
      state.toast = payload;
    },
    toastClosed: (state) => {
      state.toast = null;
    },
  },
});

export const { sessionKnown, sessionFailed, loadingChanged } = auth.actions;
export const { toastShown, toastClosed } = ui.actions;

/** The shell's own state; remotes see it through the contract's ports only. */
export function createShellStore() {
  return configureStore({ reducer: { auth: auth.reducer, ui: ui.reducer } });
}

export type ShellStore = ReturnType<typeof createShellStore>;
