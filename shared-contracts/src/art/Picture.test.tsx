// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';
import type { PictureSource } from './PictureSource.ts';

const landscape: PictureSource = {
  ...{ alt: 'Un lac', width: 1280, height: 720, day: '/pictures/lac-day.0.avif', night: '/pictures/lac-night.0.avif' },
  phone: { width: 800, height: 450, day: '/pictures/lac-p.0.avif', night: '/pictures/lac-np.0.avif' },
  fallback: '/pictures/lac-day.0.webp',
};
const drawing: PictureSource = { alt: 'Une tente', width: 480, height: 300, day: '/pictures/tente.0.svg' };

const shown = (element: React.ReactElement) => {
  const frame = document.createElement('div');
  frame.innerHTML = renderToStaticMarkup(element);
  const sources = [...frame.querySelectorAll('source')].map(({ media, srcset, type }) =>
    [media, srcset, type].join(' '),
  );
  return { sources, image: frame.querySelector('img') as HTMLImageElement };
};

test('light and cut follow the reader’s system and screen; browsers without AVIF get their own', () => {
  const { sources, image } = shown(<Picture of={landscape} />);
  expect(sources).toEqual([
    '(max-width:48rem) and (prefers-color-scheme:dark) /pictures/lac-np.0.avif image/avif',
    '(max-width:48rem) /pictures/lac-p.0.avif image/avif',
    '(prefers-color-scheme:dark) /pictures/lac-night.0.avif image/avif',
    ' /pictures/lac-day.0.avif image/avif',
  ]);
  expect(image.getAttribute('src')).toBe(landscape.fallback);
  expect([image.width, image.height, image.alt, image.getAttribute('loading')]).toEqual([1280, 720, 'Un lac', 'lazy']);
});

test('on ground whose theme is fixed the light is fixed with it', () => {
  expect(shown(<Picture of={landscape} light="night" />).sources).toEqual([
    '(max-width:48rem) /pictures/lac-np.0.avif image/avif',
    ' /pictures/lac-night.0.avif image/avif',
  ]);
  const { fallback: _, phone: __, ...plain } = landscape;
  const { sources, image } = shown(<Picture of={plain} light="night" />);
  expect([sources, image.getAttribute('src')]).toEqual([[], landscape.night]);
});

test('a picture of one file is one image, decoration where its words are taken away, at once in the first view', () => {
  const { sources, image } = shown(<Picture of={drawing} alt="" first />);
  expect(sources).toEqual([]);
  expect([image.getAttribute('src'), image.alt, image.getAttribute('loading')]).toEqual([drawing.day, '', null]);
});

test('stands in a grid as one thing: its sources take no place', () => {
  const styles = new ServerStyleSheet();
  document.body.innerHTML = renderToStaticMarkup(styles.collectStyles(<Picture of={landscape} />));
  document.head.insertAdjacentHTML('beforeend', styles.getStyleTags());
  const displays = [...document.querySelectorAll('source')].map((source) => getComputedStyle(source).display);
  expect(new Set(displays)).toEqual(new Set(['none']));
});
