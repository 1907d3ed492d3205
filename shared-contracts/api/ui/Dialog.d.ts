import type { ComponentPropsWithRef, ReactNode } from 'react';
interface DialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'title'> {
    readonly id: string;
    readonly title: string;
    /** Room for two columns of fields. */
    readonly wide?: boolean;
    readonly children: ReactNode;
}
/**
 * A native modal dialog: opens before JavaScript with `<button commandfor={id} command="show-modal">`, closes on
 * Escape and on its button, and gives focus back by itself; where what had it is gone, the shell knows who takes it. It opens with its title in focus, unless a field takes it.
 */
export declare function Dialog({ id, title, wide, children, ...dialog }: DialogProps): import("react").JSX.Element;
export {};
