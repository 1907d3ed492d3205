import type { SessionEvent } from './progressEvent.ts';

/** Kind of device by its pointer and shortest side (marketplace §3 `learning_sessions.device_type`). */
export function deviceType(): SessionEvent['device_type'] {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop';
  return Math.min(screen.width, screen.height) >= 600 ? 'tablet' : 'mobile';
}
