/** How long nothing more must come before it is said, in milliseconds. */
export const SAY_AFTER_MS = 600;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout>;

/** Has screen readers say one sentence once: the last of those that come close upon each other. */
export function announce(words: string): void {
  region ??= Object.assign(document.createElement('div'), { className: 'visually-hidden', role: 'status' });
  // Nothing outside of a modal dialog is read while it is open. Screen readers need the region before its words.
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (region.parentNode !== place) place.append(region);
  region.textContent = '';
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (region) region.textContent = words;
  }, SAY_AFTER_MS);
}
