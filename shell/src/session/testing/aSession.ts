import type { Session, User } from '@supabase/supabase-js';
import { STORAGE_KEY } from '../safeStorage.ts';

interface SessionTraits {
  readonly id?: string;
  readonly email?: string;
  /** Seconds. */
  readonly expiresIn?: number;
  readonly refreshToken?: string;
  readonly aal?: string;
  readonly factors?: readonly { id: string; factor_type: string; status: string }[];
}

/** A session as the auth service answers it. */
export function aSession(traits: SessionTraits = {}): Session {
  const { id = 'u1', email = 'marie@exemple.test', expiresIn = 600, refreshToken = 'refresh-1', aal, factors } = traits;
  const encode = (part: unknown) => btoa(JSON.stringify(part)).replaceAll('=', '');
  const user = {
    id,
    email,
    aud: 'authenticated',
    created_at: '2026-01-01T00:00:00Z',
    app_metadata: {},
    user_metadata: {},
    identities: [{ id: 'i1', identity_id: 'i1', user_id: id, provider: 'email' }],
    ...(factors ? { factors } : {}),
  } as unknown as User;
  return {
    access_token: `${encode({ alg: 'HS256' })}.${encode({ sub: id, ...(aal ? { aal } : {}) })}.${refreshToken}`,
    refresh_token: refreshToken,
    expires_in: expiresIn,
    expires_at: Math.round(Date.now() / 1000) + expiresIn,
    token_type: 'bearer',
    user,
  };
}

/** Leaves a session on the device, as an earlier visit did. */
export function storeSession(session: Session): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(session));
}
