import { fileURLToPath } from 'node:url';
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
  const images = Array.from({ length: 151 }, (_, index) => draw(shell, `Titre ${index}`, '/'));
  expect(images[150]).toBeUndefined();
  await Promise.all(images);
  expect(draw(shell, 'Titre 150', '/')).toBeDefined();
});

test('gives a network the images of a whole site that it asks for at once, as PNG', async () => {
  const folder = fileURLToPath(new URL('../../../shell/', import.meta.url));
  const socialImage = (title: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><text y="99" font-size="88">${title}</text></svg>`;
  const real = {
    shell: { version: '1.0.0' },
    shellServer: { socialImage, socialFont: 'static/fonts/bricolage-700.ttf' },
    folderOf: () => folder,
  } as unknown as Parameters<ReturnType<typeof createSocialImages>>[0];
  const draw = createSocialImages();
  const asked = Array.from({ length: 24 }, (_, index) => draw(real, `Titre ${index}`, '/'));
  const images = await Promise.all(asked);
  expect(images.filter((image) => image !== undefined)).toHaveLength(24);
  for (const image of images)
    expect(
      Buffer.from(image ?? [])
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
});

test('a drawing that cannot be drawn fails alone', async () => {
  const folder = fileURLToPath(new URL('../../../shell/', import.meta.url));
  const shellServer = { socialImage: (svg: string) => svg, socialFont: 'static/fonts/bricolage-700.ttf' };
  const real = { shell: { version: '1.0.0' }, shellServer, folderOf: () => folder };
  const draw = createSocialImages();
  const asShell = real as unknown as Parameters<typeof draw>[0];
  await expect(draw(asShell, 'no drawing', '/')).rejects.toThrow();
  const image = await draw(asShell, '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>', '/');
  expect(
    Buffer.from(image ?? [])
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
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
