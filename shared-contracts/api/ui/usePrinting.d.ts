/** Whether the page is being put on paper. React draws what comes of it before the browser does: a store is never late. */
export declare const usePrinting: () => boolean;
