/** The end of the path of an address that somebody has pasted, which is the name of its page; such an end is its own. */
export declare function pathEnd(address: string): string;
