import type { Canaries } from '../canary/createCanaries.ts';
import type { Fallbacks } from '../fallback/createFallbacks.ts';
import type { Log } from '../log/createLog.ts';
import type { Measuring } from '../measures/createMeasuring.ts';
import type { Previews } from '../preview/createPreviews.ts';
import type { MakesUpTooMuch } from './createMadeUp.ts';
import type { FileSource } from './fileSource.ts';
import type { Loader } from './load.ts';
import type { Rasterize } from './rasterizeOnThread.ts';
import type { Site } from './render.ts';
import type { CompositionSnapshot } from './snapshot.ts';
import type { Texts } from './texts.ts';

export interface ComposerOptions extends Site {
  readonly dataDir: string;
  /** The snapshot that new requests use. */
  readonly current: () => CompositionSnapshot;
  /** Hosts that the site answers to. */
  readonly hosts: readonly string[];
  readonly backendUrl: string | undefined;
  /** Nothing of an evaluation can be reached. */
  readonly isProduction?: boolean;
  /** Releases that some visitors see before they are promoted. */
  readonly previews?: Previews;
  /** The versions before, for releases that fail. */
  readonly fallbacks?: Fallbacks;
  /** New versions that a share of sessions gets. */
  readonly canaries?: Canaries;
  /** On standard error, for people, when absent. */
  readonly log?: Log;
  /** Absent in development, where nothing is measured. */
  readonly measuring?: Measuring;
  /** Makes a PNG of what networks show for a page; on a thread of its own when absent. */
  readonly rasterize?: Rasterize;
  /** A file of a release that is shown is gone, or is not what was published. */
  readonly onDamage?: () => void;
  /** Where files of releases are that browsers load; on the disk when absent. */
  readonly files?: FileSource;
  /** Resolves when this process has all that others have published before. */
  readonly lookAgain?: () => Promise<void>;
}

/** What the site is answered with, once for all requests. */
export interface Answering {
  readonly options: ComposerOptions;
  readonly loader: Loader;
  readonly texts: Texts;
  readonly makesUpTooMuch: MakesUpTooMuch;
  readonly log: Log;
}
