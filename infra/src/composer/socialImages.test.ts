import { expect, test, vi } from 'vitest';
import { createSocialImages } from './socialImages.ts';

const shell = { shell: { version: '1.0.0' } } as Parameters<ReturnType<typeof createSocialImages>>[0];

test('draws an image once for a title and a path', async () => {
  const render = vi.fn(async () => new Uint8Array([1]));
  const draw = createSocialImages(render);
  await Promise.all([draw(shell, 'Titre', '/'), draw(shell, 'Titre', '/'), draw(shell, 'Titre', '/blog')]);
  expect(render).toHaveBeenCalledTimes(2);
});

test('draws one after the other and lets few wait', async () => {
  let atOnce = 0;
  const draw = createSocialImages(async () => {
    atOnce += 1;
    await Promise.resolve();
    expect(atOnce).toBe(1);
    atOnce -= 1;
    return new Uint8Array();
  });
  const images = Array.from({ length: 21 }, (_, index) => draw(shell, `Titre ${index}`, '/'));
  expect(images[20]).toBeUndefined();
  await Promise.all(images);
  expect(draw(shell, 'Titre 20', '/')).toBeDefined();
});

test('forgets a failure, so that the next request tries again', async () => {
  const render = vi
    .fn()
    .mockRejectedValueOnce(new Error('no memory'))
    .mockResolvedValue(new Uint8Array([1]));
  const draw = createSocialImages(render);
  await expect(draw(shell, 'Titre', '/')).rejects.toThrow('no memory');
  expect(await draw(shell, 'Titre', '/')).toEqual(new Uint8Array([1]));
});
