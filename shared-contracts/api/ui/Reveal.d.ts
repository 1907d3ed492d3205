import { type ReactNode } from 'react';
interface RevealProps {
    readonly children: ReactNode;
    /** Wait before it moves, in milliseconds. */
    readonly delay?: number;
    /** Where it comes from. */
    readonly direction?: 'up' | 'left' | 'right';
}
/** How much of a block must be in view, and how far outside the window that begins (marketing-site §2 "Fade-in"). */
export declare const REVEAL_OPTIONS: IntersectionObserverInit;
/**
 * A block that fades in once, when it enters the view. It is visible in the server's HTML; only blocks that are still
 * below the window when the page comes alive are hidden for it, and none when the visitor wants little motion.
 */
export declare function Reveal({ children, delay, direction }: RevealProps): import("react").JSX.Element;
export {};
