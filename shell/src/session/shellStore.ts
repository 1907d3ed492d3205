import { createShellStore } from './store.ts';

/** The one store of the page. Its code is loaded with the first thing that changes it, so public pages do without. */
export const shellStore = createShellStore();
