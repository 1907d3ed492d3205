import { UsageError } from './UsageError.ts';

/** Settings are what a command was started with: what they are refused for ends it with code 2. */
export function settings<Settings>(read: () => Settings): Settings {
  try {
    return read();
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
