declare module 'react' {
    interface ButtonHTMLAttributes<T> {
        /** Invoker commands: the element that the button acts on, before any JavaScript. */
        commandfor?: string;
        command?: 'show-modal' | 'close';
    }
}
export {};
