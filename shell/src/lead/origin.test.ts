// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { originOfVisit, visit } from './origin.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

test('is the first page of the visit with its campaign, whatever follows', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://www.recherche.example/q?mot=secret');
  history.replaceState(null, '', '/google-ads-quebec?utm_source=infolettre&utm_campaign=automne&gclid=123');
  const first = originOfVisit();
  expect(JSON.parse(first)).toEqual({
    ...{ landing: '/google-ads-quebec', referrer: 'www.recherche.example', source: 'infolettre', campaign: 'automne' },
  });
  history.replaceState(null, '', '/contact?utm_source=autre');
  expect(originOfVisit()).toBe(first);
});

test('takes the name of its first page from who knows that its address is a key', () => {
  history.replaceState(null, '', '/rendez-vous/0d5c2c3e');
  expect(JSON.parse(visit('/rendez-vous/:jeton').origin)).toEqual({ landing: '/rendez-vous/:jeton' });
  expect(JSON.parse(originOfVisit()).landing).toBe('/rendez-vous/:jeton');
});

test('names no page of this site as the one before, and needs no storage', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/blog`);
  expect(JSON.parse(originOfVisit())).toEqual({ landing: '/' });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  expect(originOfVisit()).toBe('{}');
});
