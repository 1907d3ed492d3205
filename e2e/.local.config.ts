import base from './playwright.config.ts';

const { webServer: _, ...rest } = base;
export default {
  ...rest,
  reporter: [['line']],
  outputDir: '/tmp/tools-shots/pw',
  use: { ...rest.use, baseURL: 'http://localhost:4140' },
};
