import type { MouseEvent } from 'react';

interface Pressable {
  readonly 'aria-disabled'?: boolean | 'true' | 'false' | undefined;
}

/**
 * For the `.attrs()` of what is pressed. A button that becomes `disabled` throws the focus back to the beginning of the
 * page, so none ever is: while its work is under way, or while there is nothing for it to do, it is `aria-disabled`,
 * keeps the focus and answers to nothing.
 */
export function pressable({ 'aria-disabled': off }: Pressable): object {
  return off === true || off === 'true' ? { onClick: stay } : { 'aria-disabled': undefined };
}

/** Neither the browser (a form is sent, a file is chosen, a dialog opens) nor anybody else acts on the press. */
function stay(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
