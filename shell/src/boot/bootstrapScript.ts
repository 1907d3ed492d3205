import { bootstrap } from './bootstrap.ts';

/** Text of the inline script. */
export const bootstrapScript = `(${bootstrap})()`;
