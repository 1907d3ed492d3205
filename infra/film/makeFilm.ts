import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_DIR } from '@agence/backend/project';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../src/cli/chromium.ts';
import { filmPage } from './filmPage.ts';
import { captionsFile, FILM_SECONDS } from './scenes.ts';

/** Frames a second; the film's movements are slow. */
const RATE = 15;
const NAME = join(PROJECT_DIR, 'seed-files/encheres-google-ads');

/**
 * Makes the film of the demonstration course and its captions: `node infra/film/makeFilm.ts`, with ffmpeg installed.
 * The results are committed, so nothing else needs ffmpeg.
 */
async function makeFilm(): Promise<void> {
  writeFileSync(`${NAME}.vtt`, captionsFile());
  const frames = mkdtempSync(join(tmpdir(), 'film-'));
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 960, height: 540 } });
    await page.setContent(filmPage());
    await page.evaluate(() => document.fonts.ready);
    for (let frame = 0; frame < FILM_SECONDS * RATE; frame += 1) {
      await page.evaluate(
        (at) => {
          for (const animation of document.getAnimations()) {
            animation.pause();
            animation.currentTime = at;
          }
        },
        (frame * 1000) / RATE,
      );
      await page.screenshot({ path: join(frames, `${String(frame).padStart(5, '0')}.png`) });
    }
  } finally {
    await browser.close();
  }
  encode(['-framerate', String(RATE), '-i', join(frames, '%05d.png'), ...music()]);
  rmSync(frames, { recursive: true });
}

/** Two soft chords that swell and fade. */
function music(): string[] {
  const tone = (hertz: number, phase: number) =>
    `0.05*sin(2*PI*${hertz}*t)*(0.6+0.4*sin(2*PI*t/8+${phase}))*min(1,t/3)*min(1,(${FILM_SECONDS}-t)/3)`;
  const chord = [110, 164.81, 220, 277.18, 329.63].map((hertz, index) => tone(hertz, index * 1.1)).join('+');
  return ['-f', 'lavfi', '-t', String(FILM_SECONDS), '-i', `aevalsrc='${chord}':s=48000`];
}

function encode(inputs: string[]): void {
  const video = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '45', '-g', '150', '-row-mt', '1', '-pix_fmt', 'yuv420p'];
  const audio = ['-c:a', 'libopus', '-b:a', '10k', '-ac', '1'];
  const pass = (number: string, output: string[]) =>
    execFileSync('ffmpeg', ['-v', 'error', '-y', ...inputs, ...video, '-pass', number, ...output], { cwd: tmpdir() });
  pass('1', ['-an', '-f', 'null', '/dev/null']);
  pass('2', [...audio, `${NAME}.webm`]);
}

await makeFilm();
