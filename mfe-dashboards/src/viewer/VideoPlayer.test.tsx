// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionEvent } from '../progress/progressEvent.ts';
import { aCourse, aProgress } from '../testing/builders.ts';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { closeAll, openPage } from '../testing/openPage.ts';

beforeEach(() => {
  localStorage.clear();
  // jsdom plays nothing.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { value: false, configurable: true });
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { value: true, configurable: true });
  });
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
});
afterEach(async () => {
  await closeAll();
  vi.restoreAllMocks();
});

async function watch(changes: Record<string, unknown> = {}, address = '/videos/module.mp4') {
  const backend = createFakeBackend({
    'GET /formations': aCourse(),
    'POST /rpc/my_creator_id': null,
    'GET /module_contents': [
      { module_id: 'm1', video_url: address, captions_url: '/videos/module.vtt', content: 'Texte' },
    ],
    'GET /user_module_progress': [aProgress('m1', changes)],
    'POST /rpc/record_progress': ({ body }: { body: unknown }) => ({
      results: (body as { events: { id: string }[] }).events.map(({ id }) => ({ id, status: 'stored' })),
    }),
  });
  const page = await openPage('/formation-viewer/seo-local?module=m1', { backend });
  await page.screen.findByRole('heading', { level: 2, name: 'Module m1' });
  const video = page.outlet.querySelector('video') as HTMLVideoElement;
  Object.defineProperty(video, 'duration', { value: 100, configurable: true });
  const percent = () =>
    Number(page.screen.getByRole('progressbar', { name: 'Progression du module' }).getAttribute('value'));
  /** What the player's first button does now. */
  const shows = (name: 'Lecture' | 'Pause') =>
    within(page.screen.getByRole('region', { name: /^Lecteur vidéo/ })).findByRole('button', { name });
  const start = async () => {
    void video.play();
    fireEvent.play(video);
    await shows('Pause');
  };
  const stop = () => {
    video.pause();
    fireEvent.pause(video);
  };
  /** The video plays from one second to another, reporting every half second like a browser. */
  const play = (from: number, to: number) => {
    for (let at = from; at <= to; at += 0.5) {
      video.currentTime = at;
      fireEvent.timeUpdate(video);
    }
  };
  const last = () =>
    backend
      .to('POST /rpc/record_progress')
      .flatMap(({ body }) => (body as { events: SessionEvent[] }).events)
      .at(-1);
  return { page, video, percent, shows, start, stop, play, last };
}

test('one button plays the film, in a region of its name; the film itself is told by it alone (access: A 26, 4.1.2)', async () => {
  const { page } = await watch();
  const player = page.screen.getByRole('region', { name: /^Lecteur vidéo\s: Module m1$/ });
  expect(player.contains(page.screen.getByRole('button', { name: 'Lecture' }))).toBe(true);
  expect(page.outlet.querySelector('video')?.closest('[aria-hidden=true]')).not.toBeNull();
});

test('the poster has the play button until the film begins; the controls come with the film', async () => {
  const { page, start } = await watch();
  const player = page.screen.getByRole('region', { name: /^Lecteur vidéo/ });
  expect(player.dataset.waiting).toBe('');
  await start();
  await waitFor(() => expect(player.dataset.waiting).toBeUndefined());
});

test('goes on at the saved position and counts what is really seen (DSH-028, AMB-35)', async () => {
  const { page, video, percent, start, stop, play, last } = await watch({
    completion_percentage: 20,
    video_position_seconds: 20,
    watched: '{[0,20)}',
  });
  fireEvent.loadedMetadata(video);
  expect(video.currentTime).toBe(20);
  page.screen.getByText('Reprise à 0:20');
  await start();
  play(20, 50);
  await waitFor(() => expect(percent()).toBe(50));
  // Both sliders say what they are at (access: A 29).
  const saysOf = (name: string) => page.screen.getByRole('slider', { name }).getAttribute('aria-valuetext');
  expect(saysOf('Position dans la vidéo')).toBe('50\u00a0secondes sur 1\u00a0minute 40\u00a0secondes');
  expect(saysOf('Volume')).toBe('100\u00a0%');
  // A jump ahead adds nothing by itself.
  fireEvent.change(page.screen.getByRole('slider', { name: 'Position dans la vidéo' }), { target: { value: '90' } });
  play(90, 95);
  await waitFor(() => expect(percent()).toBe(55));
  stop();
  await vi.waitFor(() => expect(last()).toMatchObject({ watched: '{[0,50),[90,95)}', position: 95, percentage: 55 }));
});

test('completes the module at the end of a video that was seen to 90 %, not of one that was skipped (AMB-37)', async () => {
  const { page, video, start, play } = await watch();
  fireEvent.loadedMetadata(video);
  await start();
  play(0, 40);
  fireEvent.ended(video);
  expect(page.screen.queryByText(/Module terminé/)).toBeNull();
  await start();
  play(40, 92);
  await page.screen.findByRole('button', { name: 'Marquer comme terminé' });
  fireEvent.ended(video);
  await page.screen.findByText(/Module terminé/);
});

test('stays paused when a busy device tells late that it plays', async () => {
  const { page, video, shows } = await watch();
  fireEvent.loadedMetadata(video);
  const player = page.screen.getByRole('region', { name: 'Lecteur vidéo\u00a0: Module m1' });
  fireEvent.keyDown(player, { key: 'k' });
  await waitFor(() => expect(video.paused).toBe(false));
  fireEvent.keyDown(player, { key: 'k' });
  await waitFor(() => expect(video.paused).toBe(true));
  fireEvent.play(video);
  // What this event changes would be rendered in the next microtask.
  await Promise.resolve();
  fireEvent.pause(video);
  await shows('Lecture');
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(1);
});

test('answers to the keyboard and remembers the speed (DSH-021)', async () => {
  const { page, video } = await watch();
  fireEvent.loadedMetadata(video);
  const player = page.screen.getByRole('region', { name: 'Lecteur vidéo\u00a0: Module m1' });
  fireEvent.keyDown(player, { key: '>' });
  await waitFor(() => expect(video.playbackRate).toBe(1.25));
  fireEvent.keyDown(player, { key: 'ArrowRight' });
  expect(video.currentTime).toBe(5);
  fireEvent.keyDown(player, { key: 'm' });
  await page.screen.findByRole('button', { name: 'Rétablir le son' });
  expect((await page.screen.findByRole('button', { name: 'Sous-titres' })).getAttribute('aria-pressed')).toBe('true');
  await page.close();
  const { video: again } = await watch();
  expect(again.playbackRate).toBe(1.25);
});

test('asks for a link to a private file, and for a new one when the video fails', async () => {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    // The captions are public here.
    if (url.endsWith('.vtt')) return new Response('', { status: 404 });
    fetched.push(url);
    return Response.json({ signedURL: `/object/sign/videos/f1/a.mp4?token=${fetched.length}` });
  });
  const { page, video } = await watch({}, '/storage/v1/object/videos/f1/a.mp4');
  await waitFor(() => expect(video.getAttribute('src')).toBe('/storage/v1/object/sign/videos/f1/a.mp4?token=1'));
  expect(fetched).toEqual(['/storage/v1/object/sign/videos/f1/a.mp4']);
  fireEvent.error(video);
  await page.screen.findByText(/La vidéo ne se charge pas/);
  page.click('Réessayer');
  await waitFor(() => expect(video.getAttribute('src')).toBe('/storage/v1/object/sign/videos/f1/a.mp4?token=2'));
});

test('shows what the video says, marks what plays, and leads to each moment', async () => {
  const captions = 'WEBVTT\n\n00:02.000 --> 00:05.000\nBonjour.\n\n00:30.000 --> 00:35.000\nAu revoir.\n';
  vi.stubGlobal('fetch', async () => new Response(captions));
  const { page, video } = await watch();
  await page.screen.findByText('Bonjour.');
  page.click('Transcription');
  await page.screen.findByRole('button', { name: 'Aller à 0:30' });
  page.click('Aller à 0:30');
  expect(video.currentTime).toBe(30);
  await waitFor(() =>
    expect(page.screen.getByText('Au revoir.').parentElement?.getAttribute('aria-current')).toBe('true'),
  );
});

test('says so where the captions cannot be read, in the room of the transcript', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }));
  const { page } = await watch();
  await page.screen.findByText(/^La transcription ne se charge pas/);
});

test('shows one thing around a film at a time where there is no room for all, beginning with the notes', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }));
  const { page } = await watch();
  const choice = within(page.screen.getByRole('group', { name: 'Autour du film' }));
  const pressed = () => choice.getByRole('button', { pressed: true }).textContent;
  expect(pressed()).toBe('Notes');
  page.click('Transcription');
  await waitFor(() => expect(pressed()).toBe('Transcription'));
});
