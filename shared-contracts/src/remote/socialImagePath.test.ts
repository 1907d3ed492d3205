import { expect, test } from 'vitest';
import { pageOfSocialImage, socialImagePath } from './socialImagePath.ts';

test.each([
  ['/', '/social/index.png'],
  ['/blog/seo-local', '/social/blog/seo-local.png'],
  ['/blog/tag/stratégie', '/social/blog/tag/strat%C3%A9gie.png'],
  ['/blog/tag/strat%C3%A9gie', '/social/blog/tag/strat%C3%A9gie.png'],
])('names the image of %s, and finds its page again (SHL-055)', (path, image) => {
  expect(socialImagePath(path)).toBe(image);
  expect(pageOfSocialImage(image)).toBe(encodeURI(decodeURI(path)));
});

test.each(['/social', '/social/', '/social/a.jpg', '/blog.png'])('knows that %s is no image', (address) => {
  expect(pageOfSocialImage(address)).toBeUndefined();
});
