import { type ComponentPropsWithRef, type ReactNode } from 'react';
interface Labelling {
    readonly id: string;
    readonly label: string;
    readonly hint?: string;
    /** What is wrong and how to mend it; shown beside the field and said with it. The first field of a form that is refused takes the focus. */
    readonly error?: ReactNode;
}
/** Labelled text input. What was typed stays, whatever happens. */
export declare function Field({ id, label, hint, error, ...input }: Labelling & Omit<ComponentPropsWithRef<'input'>, 'id'>): import("react").JSX.Element;
/** Labelled multi-line text. */
export declare function TextArea({ id, label, hint, error, ...input }: Labelling & Omit<ComponentPropsWithRef<'textarea'>, 'id'>): import("react").JSX.Element;
/** Labelled choice of one of several values. */
export declare function Select({ id, label, hint, error, ...input }: Labelling & Omit<ComponentPropsWithRef<'select'>, 'id'>): import("react").JSX.Element;
export {};
