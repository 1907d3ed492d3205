/** What a key asks of the player. */
export type PlayerCommand =
  | { readonly do: 'toggle' | 'captions' | 'mute' | 'fullscreen' }
  | { readonly do: 'seek' | 'volume'; readonly by: number }
  | { readonly do: 'speed'; readonly direction: 1 | -1 };

const commands: Readonly<Record<string, PlayerCommand>> = {
  ' ': { do: 'toggle' },
  k: { do: 'toggle' },
  c: { do: 'captions' },
  m: { do: 'mute' },
  f: { do: 'fullscreen' },
  ArrowLeft: { do: 'seek', by: -5 },
  ArrowRight: { do: 'seek', by: 5 },
  j: { do: 'seek', by: -10 },
  l: { do: 'seek', by: 10 },
  ArrowUp: { do: 'volume', by: 0.1 },
  ArrowDown: { do: 'volume', by: -0.1 },
  '<': { do: 'speed', direction: -1 },
  '>': { do: 'speed', direction: 1 },
};

interface PressedKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * The command of a key pressed inside the player. Keys that the focused control uses itself stay its own: space on
 * buttons, arrows on sliders, everything on lists.
 *
 * @param control tag name of the focused element
 */
export function playerCommand(pressed: PressedKey, control: string): PlayerCommand | undefined {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey || control === 'SELECT') return undefined;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  if (key === ' ' && control !== 'VIDEO' && control !== 'SECTION') return undefined;
  if (key.startsWith('Arrow') && control === 'INPUT') return undefined;
  return commands[key];
}
