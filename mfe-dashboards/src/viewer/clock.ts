/** Seconds as a clock shows them: `4:07`, `1:02:09`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 60) % 60, whole % 60];
  const hours = Math.floor(whole / 3600);
  if (hours === 0) return `${parts[0]}:${String(parts[1]).padStart(2, '0')}`;
  return [hours, ...parts.map((part) => String(part).padStart(2, '0'))].join(':');
}
