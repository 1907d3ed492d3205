/** From when to when somebody takes appointments on a weekday; 1 is Monday. */
export interface Hour {
    readonly weekday: number;
    /** `09:00` */
    readonly starts_at: string;
    readonly ends_at: string;
}
/**
 * Hours of a weekday as somebody types them, such as `9:00-12:00, 13 h - 17 h 30`.
 *
 * @param weekday 1 is Monday
 * @returns undefined for what is no list of hours
 */
export declare function parseHours(weekday: number, typed: string): readonly Hour[] | undefined;
/** The hours of a weekday as they are typed. */
export declare const typedHours: (weekday: number, hours: readonly Hour[]) => string;
