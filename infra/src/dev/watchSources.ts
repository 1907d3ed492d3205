import { watch } from 'node:fs';

/** Editors write a file in several steps; they count as one change when they come this close, in milliseconds. */
const SETTLE_MS = 80;

/** Calls `onChange` after every change below the folders, one call after the other. @param onChange never rejects */
export function watchSources(folders: readonly string[], onChange: () => Promise<void>): void {
  let settling: ReturnType<typeof setTimeout> | undefined;
  let changing = Promise.resolve();
  for (const folder of folders) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(settling);
      settling = setTimeout(() => {
        changing = changing.then(onChange);
      }, SETTLE_MS);
    });
  }
}
