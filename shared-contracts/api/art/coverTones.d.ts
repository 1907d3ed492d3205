/** Colours of covers: valley, land that darkens or lightens with height, lines, and the route to the summit. Part of the brand (`brand.ts`). */
export declare const coverTones: {
    spruce: {
        valley: string;
        land: string;
        line: string;
        route: string;
    };
    glacier: {
        valley: string;
        land: string;
        line: string;
        route: string;
    };
    clay: {
        valley: string;
        land: string;
        line: string;
        route: string;
    };
    moss: {
        valley: string;
        land: string;
        line: string;
        route: string;
    };
    night: {
        valley: string;
        land: string;
        line: string;
        route: string;
    };
    lichen: {
        valley: string;
        land: string;
        line: string;
        route: string;
    };
};
/** Name of a tone. */
export type CoverTone = keyof typeof coverTones;
/** Names of the tones, in the order in which seeds choose among them. */
export declare const coverToneNames: CoverTone[];
