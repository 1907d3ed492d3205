import type { Session } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { toSession } from './toSession.ts';

test('shows remotes the id and the e-mail of a person, and nothing that Supabase keeps beside them (CON-018)', () => {
  const session = toSession({
    access_token: 'a',
    refresh_token: 'r',
    expires_in: 600,
    expires_at: 1_800_000_000,
    token_type: 'bearer',
    user: {
      id: '1',
      email: 'maude@exemple.test',
      aud: 'authenticated',
      role: 'authenticated',
      phone: '4185550100',
      app_metadata: { provider: 'email', role: 'admin' },
      user_metadata: { full_name: 'Maude' },
      created_at: '2026-01-01T00:00:00Z',
    },
  } as Session);
  expect(session.user).toEqual({ id: '1', email: 'maude@exemple.test', identities: [], factors: [] });
});
