import { defineConfig } from 'vitest/config';

// Backends are started and killed as processes here, on two cores that other suites use at the same time.
export default defineConfig({ test: { testTimeout: 60_000, hookTimeout: 60_000 } });
