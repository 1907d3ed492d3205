/** What stays of a remote on window and document: who calls them stands in the stack. */
export interface Left {
  /** e.g. `listener for resize on window`. */
  readonly what: string;
  /** Addresses of the code: who called, and who called that, as single-spa stands before window. */
  readonly by: readonly string[];
}

/** What the page offers once {@link watchPage} runs in it. */
export interface PageWatch {
  /** Listeners, timers and elements that code below an address has made and not taken away. */
  left(base: string): Left[];
  /** Whether the page has changed since it was asked last; not the shell's frame, which comes alive after it. */
  hasChanged(): boolean;
  /** Whether something becomes true within so many milliseconds in which the page has had its turns. */
  comesTrue(isTrue: () => boolean, limitMs: number): Promise<boolean>;
}

declare global {
  interface Window {
    agenceGate: PageWatch;
  }
}

/** Runs in the page before any code of it. Stands alone: nothing from outside this function exists there. */
export function watchPage(): void {
  const listeners = new Map<string, Left>();
  const timers = new Map<unknown, Left>();
  const ids = new WeakMap<object, number>();
  let lastId = 0;
  let changes = 0;

  const idOf = (listener: object) => {
    const id = ids.get(listener) ?? ++lastId;
    ids.set(listener, id);
    return id;
  };
  const callers = () => (new Error().stack?.match(/https?:\/\/[^\s)]+/g) ?? []).slice(0, 2);
  const named = new Map<EventTarget, string>([
    [window, 'window'],
    [document, 'document'],
  ]);
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const keyOf = (target: string, type: string, listener: object, options: unknown) => {
    const capture = typeof options === 'object' ? (options as { capture?: boolean } | null)?.capture : options;
    return `${target} ${type} ${idOf(listener)} ${capture === true}`;
  };

  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    const target =
      named.get(this ?? window) ?? (this === document.documentElement || this === document.body ? 'page' : '');
    if (target && listener) {
      const key = keyOf(target, type, listener, options);
      const details = typeof options === 'object' ? options : undefined;
      if (!listeners.has(key)) listeners.set(key, { what: `listener for ${type} on ${target}`, by: callers() });
      const forget = () => void listeners.delete(key);
      if (details?.signal) addEventListener.call(details.signal, 'abort', forget);
      if (details?.once) addEventListener.call(this ?? window, type, forget, { once: true });
    }
    return addEventListener.call(this ?? window, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    const target =
      named.get(this ?? window) ?? (this === document.documentElement || this === document.body ? 'page' : '');
    if (target && listener) listeners.delete(keyOf(target, type, listener, options));
    return removeEventListener.call(this ?? window, type, listener, options);
  };

  const { setTimeout, setInterval, clearTimeout, clearInterval } = window;
  const setters = {
    setTimeout(run: TimerHandler, ms?: number, ...args: unknown[]) {
      const timer = setTimeout(
        (...values: unknown[]) => {
          timers.delete(timer);
          if (typeof run === 'function') run(...values);
        },
        ms,
        ...args,
      );
      timers.set(timer, { what: `timer of ${ms ?? 0} ms`, by: callers() });
      return timer;
    },
    setInterval(run: TimerHandler, ms?: number, ...args: unknown[]) {
      const timer = setInterval(run, ms, ...args);
      timers.set(timer, { what: `interval of ${ms ?? 0} ms`, by: callers() });
      return timer;
    },
    clearTimeout(timer?: number) {
      timers.delete(timer);
      clearTimeout(timer);
    },
    clearInterval(timer?: number) {
      timers.delete(timer);
      clearInterval(timer);
    },
  };
  Object.assign(window, setters);

  const ofFrame = ({ target }: MutationRecord) =>
    (target instanceof Element ? target : target.parentElement)?.closest('head, #shell-header, #shell-footer');
  new MutationObserver((records) => {
    if (!records.every(ofFrame)) changes += 1;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  const added = new Map<Node, Left>();
  const { appendChild, insertBefore } = Node.prototype;
  const { append, prepend, insertAdjacentElement } = Element.prototype;
  const noting = <Args extends unknown[], Result>(add: (this: never, ...args: Args) => Result) =>
    function noted(this: Element, ...args: Args): Result {
      if (this === document.body || this === document.head || this === document.documentElement) {
        const elements = args.filter((node) => node instanceof Element);
        for (const element of elements) added.set(element, { what: `<${element.localName}> element`, by: callers() });
      }
      return add.apply(this as never, args);
    };
  Object.assign(Node.prototype, { appendChild: noting(appendChild), insertBefore: noting(insertBefore) });
  Object.assign(Element.prototype, {
    append: noting(append),
    prepend: noting(prepend),
    insertAdjacentElement: noting(insertAdjacentElement),
  });

  window.agenceGate = {
    left(base) {
      const elements = [...added].filter(([element]) => element.isConnected).map(([, left]) => left);
      return [...listeners.values(), ...timers.values(), ...elements].filter(({ by }) =>
        by.some((address) => address.includes(base)),
      );
    },
    hasChanged() {
      const had = changes > 0;
      changes = 0;
      return had;
    },
    async comesTrue(isTrue, limitMs) {
      const turnMs = 20;
      // At first for what was set off just now.
      for (let past = 0; past <= limitMs; past += turnMs) {
        await new Promise((done) => setTimeout(done, past === 0 ? 0 : turnMs));
        if (isTrue()) return true;
      }
      return false;
    },
  };
}
