import 'react';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands: which element the button acts on, before any JavaScript. */
    commandfor?: string;
    command?: 'show-modal' | 'close' | 'toggle-popover' | 'show-popover' | 'hide-popover';
  }
  interface DialogHTMLAttributes<T> {
    /** How the visitor may close the dialog. */
    closedby?: 'any' | 'closerequest' | 'none';
  }
}
