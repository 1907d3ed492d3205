import type { CoverTone } from '../art/coverTones.ts';
/**
 * Colours of drawings that the palette does not have. Part of the brand (`brand.ts`), in a module of its own, so that pages
 * without a drawing carry none. SVGs in `pictures/` name these, tones of covers and the palette: `{light.ember}`, `{mountain.clay}`,
 * `{spruce.valley}`; the build colours them (`colorDrawing.ts`). What is nobody's brand, such as skin, wood and
 * stone, is written as it is.
 */
export declare const drawnInks: {
    light: {
        trail: string;
        'trail-end': string;
        'ember-lit': string;
        'ember-pale': string;
        'ember-shade': string;
        pine: string;
    };
    dark: {
        trail: string;
        'ember-shade': string;
        pine: string;
    };
};
/** The drawing of a course beside its mountain: air before the sky, route and flag, tents of its camps, and the pole. */
export declare const courseInks: {
    light: {
        air: string;
        route: string;
        tent: string;
        pole: string;
    };
    dark: {
        air: string;
        route: string;
        tent: string;
        pole: string;
    };
    /** Of the side that the sun does not reach, in both. */
    shade: string;
};
/** Colour of a course's mountain by the tone of its category; all else of its land is mixed from it. */
export declare const mountains: Readonly<Record<CoverTone, string>>;
