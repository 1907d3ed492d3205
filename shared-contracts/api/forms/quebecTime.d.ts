/** How a field of kind `datetime-local` has a time in Québec. */
export declare const wallTime: (time: Date) => string;
/**
 * The moment at which clocks in Québec show a day and an hour; of an hour that comes twice the first.
 *
 * @param wall as a field of kind `datetime-local` has it; undefined for what is no time, or an hour that does not come
 */
export declare function quebecTime(wall: string): Date | undefined;
