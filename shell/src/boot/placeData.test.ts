// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { placeData } from './placeData.ts';

const INLINE = '<script type="application/json" data-page="mfe-blog" data-path="/">{"data":1}</script>';
const LATER =
  '<script type="application/json" data-page="mfe-blog" data-path="/blog" data-integrity="sha256-x"></script>';
const data = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-page]')].map(({ text }) => text);

beforeEach(() => {
  document.body.innerHTML = LATER;
});

test('data that a page has left for later stand where its remote looks for them', () => {
  placeData('{"data":[1]}');
  expect(data()).toEqual(['{"data":[1]}']);
});

test('where others came than the page was rendered with, or none, the remote asks for them', () => {
  placeData('');
  expect(data()).toEqual([]);
});

test('data that stand in the page stay', () => {
  document.body.innerHTML = INLINE;
  placeData(undefined);
  expect(data()).toEqual(['{"data":1}']);
});
