import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'shared-contracts',
      'infra',
      'shell',
      'mfe-marketing',
      'mfe-blog',
      'mfe-tools',
      'mfe-marketplace',
      'mfe-dashboards',
      'mfe-kit',
    ],
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
    // The backend's tests start PGlite processes; two cores serve two files at a time.
    maxWorkers: 2,
  },
});
