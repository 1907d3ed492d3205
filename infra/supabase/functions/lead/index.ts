import { handle } from './handler.ts';

// Supabase's Deno runtime; the embedded backend calls `handle` itself.
Deno.serve((request: Request) =>
  handle(request, {
    url: Deno.env.get('SUPABASE_URL') ?? '',
    secretKey: Deno.env.get('SUPABASE_SERVICE_ROLE_KEY') ?? '',
    fetch,
  }),
);
