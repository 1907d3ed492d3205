/** What a remote may have left behind, counted while the detector watches. */
export interface Leaks {
  readonly listeners: readonly string[];
  readonly timers: number;
  readonly bodyNodes: number;
  readonly styleElements: number;
}

export interface LeakDetector {
  /** What was added since the detector started and has not been removed. */
  leaks(): Leaks;
  stop(): void;
}

/** Watches listeners on window and document, timers, nodes below `body` and `<style>` elements. */
export function watchForLeaks(): LeakDetector {
  const listeners = new Map<string, number>();
  const timers = new Set<unknown>();
  const bodyNodes = document.body.childNodes.length;
  const styleElements = document.querySelectorAll('style').length;
  const restore: (() => void)[] = [];

  for (const [name, target] of Object.entries({ window, document })) {
    const { addEventListener, removeEventListener } = target;
    const key = (type: string) => `${name} ${type}`;
    const change = (type: string, by: number) => listeners.set(key(type), (listeners.get(key(type)) ?? 0) + by);
    const seen = new Map<string, Set<unknown>>();
    target.addEventListener = (type: string, listener: never, options: never) => {
      const known = seen.get(type) ?? new Set();
      seen.set(type, known);
      if (!known.has(listener)) change(type, 1);
      known.add(listener);
      addEventListener.call(target, type, listener, options);
    };
    target.removeEventListener = (type: string, listener: never, options: never) => {
      if (seen.get(type)?.delete(listener)) change(type, -1);
      removeEventListener.call(target, type, listener, options);
    };
    restore.push(() => Object.assign(target, { addEventListener, removeEventListener }));
  }

  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  globalThis.setTimeout = ((run: () => void, delay: number, ...args: never[]) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      (run as (...values: never[]) => void)(...args);
    }, delay);
    timers.add(timer);
    return timer;
  }) as never;
  globalThis.setInterval = ((run: () => void, delay: number, ...args: never[]) => {
    const timer = setInterval(run, delay, ...args);
    timers.add(timer);
    return timer;
  }) as never;
  globalThis.clearTimeout = ((timer: never) => {
    timers.delete(timer);
    clearTimeout(timer);
  }) as never;
  globalThis.clearInterval = ((timer: never) => {
    timers.delete(timer);
    clearInterval(timer);
  }) as never;
  restore.push(() => Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval }));

  return {
    leaks: () => ({
      listeners: [...listeners].filter(([, count]) => count > 0).map(([name]) => name),
      timers: timers.size,
      bodyNodes: document.body.childNodes.length - bodyNodes,
      styleElements: document.querySelectorAll('style').length - styleElements,
    }),
    stop() {
      for (const undo of restore) undo();
    },
  };
}
