/**
 * A duration as the site shows it: `Xh Ymin` from one hour up, `45min` below (marketplace §9, AMB-46).
 *
 * @param minutes not negative; fractions are rounded
 */
export function formatDuration(minutes: number): string {
  const whole = Math.round(minutes);
  return whole < 60 ? `${whole}min` : `${Math.floor(whole / 60)}h ${whole % 60}min`;
}
