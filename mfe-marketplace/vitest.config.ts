import { defineConfig } from 'vitest/config';

/** Tests render whole pages on the server and hydrate them, on cores that other tests keep busy. */
export default defineConfig({ test: { testTimeout: 20_000 } });
