import type { Release } from '@agence/shared-contracts/remote/release';
import type { Renderer } from './Renderer.ts';
import { RendererEnded } from './RendererEnded.ts';
import type { RunningRenderer } from './startRenderer.ts';

/** How long a renderer whose release is not shown any more goes on for requests that began before, in milliseconds. */
const LINGER_MS = 30_000;
/** Between two starts of the same renderer, in milliseconds; twice as long after each that did not last, up to the longest. */
const START_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** A renderer that has run for so long was sound, in milliseconds. */
const SOUND_MS = 60_000;

interface Slot {
  starting?: Promise<RunningRenderer> | undefined;
  /** Its server half is loaded. */
  isUp: boolean;
  startedAt: number;
  /** Until it may start again after that. */
  pauseMs: number;
  wasSound: boolean;
  restarting?: ReturnType<typeof setTimeout> | undefined;
  closing?: ReturnType<typeof setTimeout> | undefined;
}

/**
 * One renderer for each release that is shown, started when it is first needed and again after it has ended: at once where it had
 * run for a while, ever later where it ends soon. What it was asked when it ended is asked again, once.
 *
 * @param start checks and starts the renderer of a release
 */
export function createRenderers(start: (release: Release) => Promise<RunningRenderer>) {
  const slots = new Map<string, Slot>();
  let shown: readonly Release[] = [];
  const keyOf = ({ name, version }: Release) => `${name}@${version}`;
  const isShown = (release: Release) => shown.some((one) => keyOf(one) === keyOf(release));

  /** @throws Error while a renderer that has just ended rests */
  function running(release: Release): Promise<RunningRenderer> {
    const slot = slots.get(keyOf(release)) ?? {
      isUp: false,
      startedAt: Number.NEGATIVE_INFINITY,
      pauseMs: START_PAUSE_MS,
      wasSound: true,
    };
    slots.set(keyOf(release), slot);
    if (slot.starting) return slot.starting;
    if (restOf(slot) > 0) {
      return Promise.reject(new Error(`${release.name} ${release.version}: its server half has ended a moment ago.`));
    }
    clearTimeout(slot.restarting);
    const starting = start(release).then(onceStarted);
    slot.starting = starting;
    slot.startedAt = performance.now();
    slot.pauseMs = slot.wasSound ? START_PAUSE_MS : Math.min(2 * slot.pauseMs, LONGEST_PAUSE_MS);
    const ended = () => forget(release, starting);
    starting
      .then((renderer) => {
        slot.isUp = true;
        return renderer.ended;
      })
      .then(ended, ended);
    return starting;
  }

  /** How long it is not to be started yet, in milliseconds. */
  const restOf = ({ startedAt, pauseMs }: Slot) => startedAt + pauseMs - performance.now();

  /** A renderer has ended, or did not start. One that is shown comes back without being asked. */
  function forget(release: Release, starting: Promise<RunningRenderer>): void {
    const slot = slots.get(keyOf(release));
    if (!slot || slot.starting !== starting) return;
    slot.starting = undefined;
    slot.isUp = false;
    slot.wasSound = performance.now() - slot.startedAt >= SOUND_MS;
    if (!isShown(release)) return;
    slot.restarting = setTimeout(() => void running(release).catch(() => {}), Math.max(0, restOf(slot))).unref();
  }

  /** Asks again what a renderer was asked that has ended: everything that it is asked only reads. */
  async function asking<Answer>(
    release: Release,
    question: (renderer: RunningRenderer) => Promise<Answer>,
  ): Promise<Answer> {
    const starting = running(release);
    try {
      return await question(await starting);
    } catch (error) {
      if (!(error instanceof RendererEnded)) throw error;
      forget(release, starting);
      return question(await running(release));
    }
  }

  /** What is asked of it before has the time of an answer alone: on a busy machine its process would be ended for being slow to start. */
  async function onceStarted(renderer: RunningRenderer): Promise<RunningRenderer> {
    try {
      await renderer.started();
      return renderer;
    } catch (error) {
      renderer.close();
      throw error;
    }
  }

  const close = (slot: Slot) =>
    void slot.starting?.then(
      (renderer) => renderer.close(),
      () => {},
    );

  return {
    of: (release: Release): Renderer => ({
      page: (...args) => asking(release, (renderer) => renderer.page(...args)),
      sitemapPages: (...args) => asking(release, (renderer) => renderer.sitemapPages(...args)),
      outline: (...args) => asking(release, (renderer) => renderer.outline(...args)),
    }),
    /** Names of the releases with pages per request whose renderer does not run. */
    missing: () => shown.filter((release) => !slots.get(keyOf(release))?.isUp).map(({ name }) => name),
    /**
     * These releases are shown from now on: those with pages per request get ready, the renderers of others end soon.
     *
     * @returns settles when each of the former has started or failed to
     */
    show(releases: readonly Release[]): Promise<unknown> {
      shown = releases.filter(({ routes }) => routes.some(({ render }) => render === 'data'));
      const ready = Promise.allSettled(shown.map(running));
      const kept = new Set(releases.map(keyOf));
      for (const [key, slot] of slots) {
        if (kept.has(key)) {
          clearTimeout(slot.closing);
          slot.closing = undefined;
        } else {
          slot.closing ??= setTimeout(() => {
            slots.delete(key);
            close(slot);
          }, LINGER_MS).unref();
        }
      }
      return ready;
    },
    close() {
      shown = [];
      for (const slot of slots.values()) {
        clearTimeout(slot.restarting);
        clearTimeout(slot.closing);
        close(slot);
      }
      slots.clear();
    },
  };
}
