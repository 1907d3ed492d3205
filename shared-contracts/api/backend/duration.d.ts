/**
 * A duration as the site shows it: `Xh Ymin` from one hour up, `45min` below (marketplace §9, AMB-46).
 *
 * @param minutes not negative; fractions are rounded
 */
export declare function formatDuration(minutes: number): string;
