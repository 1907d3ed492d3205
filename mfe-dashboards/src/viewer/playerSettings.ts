import { deviceStore } from '../progress/deviceStore.ts';

/** Speeds that the player offers. */
export const SPEEDS: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

/** How somebody likes to watch; kept on the device for all courses. */
export interface PlayerSettings {
  readonly speed: number;
  readonly captions: boolean;
  /** 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
}

const KEY = 'agence-player';
const usual: PlayerSettings = { speed: 1, captions: true, volume: 1, muted: false };

/** The settings of this device; what is unreadable or out of range falls back to the usual. */
export function readPlayerSettings(): PlayerSettings {
  try {
    const stored = JSON.parse(deviceStore.get(KEY) ?? '{}') as Partial<PlayerSettings>;
    const { volume } = stored;
    return {
      speed: SPEEDS.find((speed) => speed === stored.speed) ?? usual.speed,
      captions: stored.captions !== false,
      volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : usual.volume,
      muted: stored.muted === true,
    };
  } catch {
    return usual;
  }
}

export function keepPlayerSettings(settings: PlayerSettings): void {
  deviceStore.set(KEY, JSON.stringify(settings));
}

/** The next faster or slower speed; the ends stay where they are. */
export function nextSpeed(speed: number, direction: 1 | -1): number {
  const at = SPEEDS.indexOf(speed);
  return SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at + direction))] ?? usual.speed;
}
