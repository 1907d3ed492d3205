import { expect, test } from 'vitest';
import { answerIn, answerOf } from './answer.ts';

test('is an object of JSON, whatever a proxy has made of its type', async () => {
  expect(await answerOf(Response.json({ status: 'stored' }))).toEqual({ status: 'stored' });
  expect(await answerOf(new Response('{"status":"stored"}'))).toEqual({ status: 'stored' });
});

test.each(['<!doctype html><title>Bienvenue</title>', '', 'OK', '"ok"', 'null', '[1]', '{"status":'])(
  'is not what anybody else has sent: %s',
  async (text) => {
    expect(await answerOf(new Response(text))).toBeUndefined();
    expect(answerIn(text)).toBeUndefined();
  },
);

test('is none of a body that breaks off', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('cut')) });
  expect(await answerOf(new Response(broken))).toBeUndefined();
});
