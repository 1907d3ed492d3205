import { expect, test } from 'vitest';
import { playerCommand } from './playerKeys.ts';

const press = (key: string, control = 'SECTION', more = {}) =>
  playerCommand({ key, altKey: false, ctrlKey: false, metaKey: false, ...more }, control);

test.each([
  [' ', { do: 'toggle' }],
  ['K', { do: 'toggle' }],
  ['c', { do: 'captions' }],
  ['ArrowLeft', { do: 'seek', by: -5 }],
  ['l', { do: 'seek', by: 10 }],
  ['ArrowUp', { do: 'volume', by: 0.1 }],
  ['>', { do: 'speed', direction: 1 }],
])('%j means %j in the player (DSH-021)', (key, command) => {
  expect(press(key)).toEqual(command);
});

test('leaves to a control the keys that it uses itself', () => {
  expect(press(' ', 'BUTTON')).toBeUndefined();
  expect(press('ArrowLeft', 'INPUT')).toBeUndefined();
  expect(press('k', 'SELECT')).toBeUndefined();
  expect(press('k', 'BUTTON')).toEqual({ do: 'toggle' });
  expect(press('k', 'SECTION', { ctrlKey: true })).toBeUndefined();
  expect(press('x')).toBeUndefined();
});
