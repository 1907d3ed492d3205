/** How often a test repeats what is random, or what it looks at: `usual` before a merge, `nightly` in `npm run test:nightly`. */
export function runs<Extent = number>(usual: Extent, nightly: Extent): Extent {
  return process.env.NIGHTLY ? nightly : usual;
}
