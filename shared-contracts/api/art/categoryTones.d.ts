import { type CoverTone } from './coverTones.ts';
/**
 * The tone of a category; one that is new to this release takes its cover's own.
 *
 * @param color what staff have chosen for it: the name of a tone
 */
export declare function categoryTone(slug: string, color?: string | null): {
    readonly tone?: CoverTone;
};
