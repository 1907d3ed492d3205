/** Has screen readers say words when they have changed, in one sentence once nothing more changes: never with each key. */
export declare function useAnnounced(words: string): void;
