/**
 * Sizes, type scale, depth and motion by purpose. Keys become `--ag-…` properties in `tokensCss()`; space is in steps
 * of 8 px and has no names: write `0.5rem`, `1rem`, `1.5rem`…
 */
export declare const scale: {
    /** Headings and figures. */
    readonly display: 'Bricolage,"Bricolage fallback",sans-serif';
    /** Everything that is read. */
    readonly text: 'Figtree,"Figtree fallback",sans-serif';
    /** The one promise of the home page. */
    readonly 'size-hero': 'clamp(2.75rem,1.6rem + 5.4vw,6rem)';
    /** Page titles and figures people should remember. */
    readonly 'size-1': 'clamp(2.25rem,1.6rem + 2.9vw,4rem)';
    /** Section titles. */
    readonly 'size-2': 'clamp(1.75rem,1.4rem + 1.6vw,2.75rem)';
    /** Titles of cards and questions. */
    readonly 'size-3': 'clamp(1.25rem,1.15rem + .5vw,1.5rem)';
    /** Opening paragraphs. */
    readonly 'size-lead': 'clamp(1.125rem,1.05rem + .4vw,1.375rem)';
    /** Hints, badges, captions; nothing is smaller except labels on artwork. */
    readonly 'size-small': '.875rem';
    /** Widest running text, in characters; pages get it in em (`css.ts`). */
    readonly measure: '66ch';
    /** Space between content and the edge of the window. */
    readonly gutter: 'clamp(1.25rem,4vw,4rem)';
    /** Space above and below one idea. */
    readonly section: 'clamp(4rem,9vw,9rem)';
    /** Fields and small panels. */
    readonly radius: '.5rem';
    /** Cards, covers and dialogs. */
    readonly 'radius-large': '1.25rem';
    /** Things that float above the page: dialogs, notices, a card under the pointer. */
    readonly shadow: '0 1.25rem 3rem -1rem rgb(7 18 14/.35)';
    /** How everything moves: off quickly, settling slowly. */
    readonly ease: 'cubic-bezier(.2,.7,.2,1)';
};
/** How long things move, in milliseconds. Under `prefers-reduced-motion` everything stops. */
export declare const motion: {
    readonly press: 120;
    readonly hover: 180;
    readonly reveal: 320;
};
/** What lies above what. Dialogs and popovers are in the browser's top layer, above all of these. */
export declare const layers: {
    readonly sticky: 20;
    readonly skipLink: 30;
    readonly toast: 40;
};
/** Window widths, in rem, from which a wider layout applies: tablets held upright, laptops. */
export declare const breakpoints: {
    readonly medium: 40;
    readonly wide: 60;
};
