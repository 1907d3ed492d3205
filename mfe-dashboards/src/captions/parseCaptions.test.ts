import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCaptions } from './parseCaptions.ts';

const file = (...lines: string[]) => ['WEBVTT', '', ...lines].join('\n');

test('reads times with and without hours, names, notes, settings and markup', () => {
  const text = `\uFEFFWEBVTT - Module 1\r\nKind: captions\r\n\r\nNOTE de travail\r\n\r\nun\r\n00:01.500 --> 00:04.000 line:0 align:start\r\n<v Camille>Bonjour, <i>vous</i>\r\net merci &amp; à tantôt.\r\n\r\n01:00:00.000 --> 01:00:02.250\r\nFin.\r\n`;
  expect(parseCaptions(text)).toEqual({
    cues: [
      { from: 1.5, to: 4, text: 'Bonjour, vous et merci & à tantôt.' },
      { from: 3600, to: 3602.25, text: 'Fin.' },
    ],
  });
});

test.each([
  ['header', 1, 'Bonjour'],
  ['header', 1, '1\n00:00:01,000 --> 00:00:02,000\nSubRip'],
  ['time', 3, file('00:01 --> 00:02', 'Sans millièmes')],
  ['time', 4, file('un', '00:00:01,000 --> 00:00:02,000', 'Virgule')],
  ['time', 3, file('Du texte sans temps')],
  ['order', 3, file('00:04.000 --> 00:02.000', 'À rebours')],
  ['order', 6, file('00:04.000 --> 00:05.000', 'Second', '', '00:01.000 --> 00:02.000', 'Premier')],
  ['empty', 3, file('00:01.000 --> 00:02.000')],
  ['empty', 1, 'WEBVTT'],
] as const)('names what is wrong (%s) and the line', (problem, line, text) => {
  expect(parseCaptions(text)).toEqual({ problem, line });
});

test('gives back every cue that a file was written with, and never throws', () => {
  const time = (milliseconds: number) => new Date(milliseconds).toISOString().slice(11, 23);
  const word = fc.stringMatching(/^[a-zéà]{1,12}$/);
  fc.assert(
    fc.property(
      fc.array(fc.record({ pause: fc.nat(5000), length: fc.integer({ min: 1, max: 9000 }), text: word }), {
        minLength: 1,
        maxLength: 30,
      }),
      (written) => {
        let at = 0;
        const cues = written.map(({ pause, length, text }) => {
          at += pause;
          return { from: at, to: at + length, text };
        });
        const lines = cues.map(({ from, to, text }) => `${time(from)} --> ${time(to)}\n${text}\n`);
        expect(parseCaptions(`WEBVTT\n\n${lines.join('\n')}`)).toEqual({
          cues: cues.map(({ from, to, text }) => ({ from: from / 1000, to: to / 1000, text })),
        });
      },
    ),
  );
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseCaptions(`WEBVTT\n${text}`)));
});
