import { isDiskFull } from './edge/diskFull.ts';

/** What somebody can read of whatever was thrown, without a full stop: PGlite throws plain objects of its own file system. */
export function wordsOf(error: unknown): string {
  if (isDiskFull(error)) return 'the disk is full. Make room, then start again';
  if (typeof error === 'string') return error;
  const { message, name, errno } = Object(error) as Record<string, unknown>;
  if (typeof message === 'string' && message) return message.replace(/\.$/, '');
  return [name, errno].filter((part) => part !== undefined).join(' ') || 'without a word';
}
