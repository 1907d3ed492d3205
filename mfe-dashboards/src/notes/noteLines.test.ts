import { expect, test } from 'vitest';
import { noteLines } from './noteLines.ts';

test('a line that begins with a second of the film begins a passage; others go on with what is before them', () => {
  expect(noteLines('Avant tout.\n0:42 Rien en échange.\nMême pas un café.\n1:02:09 La fin.')).toEqual([
    { at: undefined, second: undefined, text: 'Avant tout.' },
    { at: '0:42', second: 42, text: 'Rien en échange.\nMême pas un café.' },
    { at: '1:02:09', second: 3729, text: 'La fin.' },
  ]);
  expect(noteLines('12:30')).toEqual([{ at: undefined, second: undefined, text: '12:30' }]);
});
