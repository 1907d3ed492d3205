import { expect, test } from 'vitest';
import { appointmentFile } from './appointmentFile.ts';

test('writes what calendars read: moments in UTC, texts escaped, long lines folded', async () => {
  const file = appointmentFile(
    {
      id: 'a1',
      starts_at: '2026-12-01T14:00:00+00:00',
      ends_at: '2026-12-01T15:00:00Z',
      summary: 'Révision, compte Google Ads; Zoé',
      location: null,
    },
    'exemple.test',
  );
  const text = await file.text();
  expect(text).toContain('DTSTART:20261201T140000Z\r\n');
  expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(text.replaceAll('\r\n ', '')).toContain('SUMMARY:Révision\\, compte Google Ads\\; Zoé\r\n');
  expect(text).not.toContain('LOCATION');
});
