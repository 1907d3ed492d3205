/** How long nothing more must come before it is said, in milliseconds. */
export const SAY_AFTER_MS = 600;

let region: HTMLElement | undefined;
let timer = 0;

/** Has screen readers say one sentence once: the last of those that come close upon each other. */
export function announce(words: string): void {
  region ??= Object.assign(document.createElement('div'), { className: 'visually-hidden', role: 'status' });
  const live = region;
  live.textContent = '';
  // Nothing outside of a modal dialog is read while it is open. Screen readers need the region before its words.
  ([...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body).append(live);
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    live.textContent = words;
  }, SAY_AFTER_MS);
}
