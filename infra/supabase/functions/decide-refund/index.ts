import { denoEnv } from '../_shared/denoEnv.ts';
import { handle } from './handler.ts';

// Supabase's Deno runtime; the embedded backend calls `handle` itself.
Deno.serve((request) => handle(request, denoEnv()));
