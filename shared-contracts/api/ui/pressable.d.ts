import type { MouseEvent } from 'react';
import styled from 'styled-components';
interface Pressable {
    readonly 'aria-disabled'?: boolean | 'true' | 'false' | undefined;
}
/**
 * For the `.attrs()` of what is pressed. A button that becomes `disabled` throws the focus back to the beginning of the
 * page, so none ever is: while its work is under way, or while there is nothing for it to do, it is `aria-disabled`,
 * keeps the focus and answers to nothing.
 */
export declare function pressable({ 'aria-disabled': off }: Pressable): {
    onClick: typeof stay;
    'aria-disabled'?: never;
} | {
    onClick?: never;
    'aria-disabled': undefined;
};
/** Neither the browser (a form is sent, a file is chosen, a dialog opens) nor anybody else acts on the press. */
declare function stay(event: MouseEvent): void;
/** `styled.button` for buttons of the kit; to those who use them they are what they would be without. */
export declare const pressed: typeof styled.button;
export {};
