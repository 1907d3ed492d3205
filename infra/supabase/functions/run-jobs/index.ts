import { denoEnv } from '../_shared/denoEnv.ts';
import { busyTimes } from './busyTimes.ts';
import { handle } from './handler.ts';

// Supabase's Deno runtime; the embedded backend calls `handle` itself.
// What computes for longer than seconds is ended there by itself.
Deno.serve((request) => handle(request, { ...denoEnv(), busyTimes: async (...asked) => busyTimes(...asked) }));
