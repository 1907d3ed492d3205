import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_DIR } from '@agence/backend/project';
import { expect, test } from 'vitest';
import { captionsFile, cues, FILM_SECONDS } from './scenes.ts';

const file = (ending: string) => join(PROJECT_DIR, `seed-files/encheres-google-ads.${ending}`);

test('keeps the captions beside the film as its scenes have them', () => {
  expect(readFileSync(file('vtt'), 'utf8')).toBe(captionsFile());
});

test('shows one caption at a time, long enough to be read, while the film lasts', () => {
  cues.forEach(({ from, to, text }, index) => {
    expect(from).toBeGreaterThanOrEqual(cues[index - 1]?.to ?? 0);
    expect(to).toBeLessThanOrEqual(FILM_SECONDS);
    // Twenty characters a second are what subtitlers allow.
    expect(text.length / (to - from), text).toBeLessThanOrEqual(20);
  });
});

test('is small enough to be kept with the code', () => {
  expect(statSync(file('webm')).size).toBeLessThan(450_000);
});
