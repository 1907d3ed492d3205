import { expect, test } from 'vitest';
import { sendFile } from './sendFile.ts';

const BYTES = 'abcdefghij';
const MODIFIED = 'Tue, 24 Nov 2026 10:00:00 GMT';
const validators = { etag: '"a"', lastModified: MODIFIED };

/** What is answered to a request with some headers. */
async function asking(asked: Record<string, string>, given = {}, method = 'GET') {
  const answer = sendFile(new Request('http://site.test', { method, headers: asked }), {
    size: BYTES.length,
    validators,
    headers: { 'content-type': 'text/plain', 'content-encoding': 'br' },
    open: (range) => new Blob([range ? BYTES.slice(range.start, range.end + 1) : BYTES]).stream(),
    ...given,
  });
  const { status, headers } = answer;
  return { status, body: await answer.text(), headers: Object.fromEntries(headers) };
}

test('sends a file with what tells its version, and says that parts of it can be had', async () => {
  expect(await asking({})).toEqual({
    status: 200,
    body: BYTES,
    headers: {
      ...{ 'content-type': 'text/plain', 'content-encoding': 'br', 'content-length': '10' },
      ...{ 'accept-ranges': 'bytes', etag: '"a"', 'last-modified': MODIFIED },
    },
  });
});

test('sends the part that is asked for, and of another version the whole', async () => {
  const part = await asking({ range: 'bytes=2-4', 'if-range': '"a"' });
  expect(part).toMatchObject({ status: 206, body: 'cde' });
  expect(part.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-length': '3' });
  const whole = await asking({ range: 'bytes=2-4', 'if-range': '"b"' });
  expect(whole).toMatchObject({ status: 200, body: BYTES });
  expect(whole.headers).not.toHaveProperty('content-range');
});

test.each([
  [304, { 'if-none-match': '"a"' }, undefined],
  [412, { 'if-match': '"b"' }, undefined],
  [416, { range: 'bytes=10-' }, 'bytes */10'],
])('answers %i without a body, in no encoding', async (status, asked, range) => {
  const answer = await asking(asked as Record<string, string>);
  expect(answer).toMatchObject({ status, body: '', headers: { etag: '"a"', 'accept-ranges': 'bytes' } });
  expect(answer.headers['content-range']).toBe(range);
  expect(answer.headers).not.toHaveProperty('content-encoding');
  expect(answer.headers).not.toHaveProperty('content-length');
});

test('opens nothing for HEAD, and of an empty file', async () => {
  const open = () => {
    throw new Error('opened');
  };
  const head = await asking({ range: 'bytes=0-0' }, { open }, 'HEAD');
  expect(head).toMatchObject({ status: 206, body: '', headers: { 'content-length': '1' } });
  expect(await asking({}, { open, size: 0 })).toMatchObject({ status: 200, body: '' });
});

test('sends what has no version whole, whatever is asked', async () => {
  const asked = { range: 'bytes=2-4', 'if-none-match': '*', 'if-modified-since': MODIFIED };
  const answer = await asking(asked, { validators: undefined });
  expect(answer).toMatchObject({ status: 200, body: BYTES });
  expect(answer.headers).not.toHaveProperty('etag');
  expect(answer.headers).not.toHaveProperty('last-modified');
});
