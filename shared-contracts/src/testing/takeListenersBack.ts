/** React puts one on each document, once, and counts on it for all roots that follow. */
const OF_REACT = 'selectionchange';
/** On the target itself: modules are evaluated anew for some files, a window is shared by all of a worker. */
const KEPT = Symbol.for('agence.kept-listeners');

type Kept = Parameters<EventTarget['addEventListener']>;
/** With what it has been given since its listeners were last taken back. */
type Remembering = EventTarget & { [KEPT]?: Kept[] };

/** Remembers every listener that a target is given from now on; once for each target, however often it is called. */
export function rememberListeners(target: Remembering): void {
  if (target[KEPT]) return;
  const kept: Kept[] = [];
  target[KEPT] = kept;
  const { addEventListener } = target;
  target.addEventListener = (...added: Kept) => {
    if (added[0] !== OF_REACT) kept.push(added);
    addEventListener.apply(target, added);
  };
}

/** Removes what was remembered: a click of the next test is not heard by the one before. */
export function takeListenersBack(target: Remembering): void {
  for (const [type, listener, options] of target[KEPT]?.splice(0) ?? []) {
    target.removeEventListener(type, listener, options);
  }
}
