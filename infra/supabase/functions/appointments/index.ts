import { denoEnv } from '../_shared/denoEnv.ts';
import { handle } from './handler.ts';

// Supabase's Deno runtime; the embedded backend calls `handle` itself.
Deno.serve((request) => {
  // Whom the composition server asks for: what the gateway sees of it is its own address, which all visitors would share.
  const visitor = request.headers.get('x-agence-client-ip');
  const client = visitor ?? request.headers.get('x-forwarded-for')?.split(',')[0]?.trim();
  return handle(request, { ...denoEnv(), ...(client ? { client } : {}) });
});
