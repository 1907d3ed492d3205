/** What a remote may have left behind, counted while the detector watches. */
export interface Leaks {
    readonly listeners: readonly string[];
    readonly timers: number;
    readonly bodyNodes: number;
    readonly styleElements: number;
}
export interface LeakDetector {
    /** What was added since the detector started and has not been removed. */
    leaks(): Leaks;
    stop(): void;
}
/** Watches listeners on window and document, timers, nodes below `body` and `<style>` elements. */
export declare function watchForLeaks(): LeakDetector;
