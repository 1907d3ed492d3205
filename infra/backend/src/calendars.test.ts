import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { runs } from '@agence/shared-contracts/testing/runs';
import { expect, onTestFinished, test } from 'vitest';
import { busyTimes } from '../../supabase/functions/run-jobs/busyTimes.ts';
import { calendarFile } from '../../supabase/functions/run-jobs/calendarFile.ts';
import { fetchCalendar, type Network } from '../../supabase/functions/run-jobs/fetchCalendar.ts';
import { isPublicAddress } from '../../supabase/functions/run-jobs/isPublicAddress.ts';
import { keepBusyTimes } from '../../supabase/functions/run-jobs/keepBusyTimes.ts';
import { busyTimesOnThread } from './busyTimesOnThread.ts';
import { PEOPLE } from './testing/accessFixture.ts';
import { startTestBackend } from './testing/startTestBackend.ts';

const from = new Date('2026-02-01T00:00:00Z');
const to = new Date('2026-05-01T00:00:00Z');
const file = (...events: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.map((event) => `BEGIN:VEVENT\n${event}\nEND:VEVENT`), 'END:VCALENDAR']
    .join('\n')
    .replaceAll('\n', '\r\n');
const periods = (text: string) =>
  busyTimes(text, from, to).periods.map(
    ({ starts, ends }) => `${starts.toISOString().slice(0, 16)} ${ends.toISOString().slice(11, 16)}`,
  );

test('repeats by the clock of a zone, before and after clocks change, and leaves out what is excepted', () => {
  const weekly = `UID:a\nDTSTART;TZID=America/Toronto:20260222T090000\nDTEND;TZID=America/Toronto:20260222T100000
RRULE:FREQ=WEEKLY;COUNT=4\nEXDATE;TZID=America/Toronto:20260301T090000`;
  const moved = `UID:a\nRECURRENCE-ID;TZID=America/Toronto:20260308T090000\nDTSTART;TZID=America/Toronto:20260309T110000
DTEND;TZID=America/Toronto:20260309T113000`;
  expect(periods(file(weekly, moved))).toEqual([
    '2026-02-22T14:00 15:00',
    '2026-03-09T15:00 15:30',
    '2026-03-15T13:00 14:00',
  ]);
});

test('takes whole days, times without a zone and zones of its own file, and leaves out what marks no time', () => {
  const zone = `BEGIN:VTIMEZONE\nTZID:Maison\nBEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETFROM:-0500\nTZOFFSETTO:-0500\nEND:STANDARD\nEND:VTIMEZONE`;
  const text = file(
    'UID:1\nDTSTART;VALUE=DATE:20260210\nDTEND;VALUE=DATE:20260211',
    'UID:2\nDTSTART:20260212T090000\nDTEND:20260212T100000',
    'UID:3\nDTSTART;TZID=Maison:20260701T090000\nDTEND;TZID=Maison:20260701T100000',
    'UID:4\nDTSTART;TZID=Maison:20260401T090000\nDURATION:PT30M',
    'UID:5\nDTSTART:20260213T150000Z\nDTEND:20260213T160000Z\nTRANSP:TRANSPARENT',
    'UID:6\nDTSTART:20260213T150000Z\nDTEND:20260213T160000Z\nSTATUS:CANCELLED',
    'UID:rdv-123@exemple.test\nDTSTART:20260213T150000Z\nDTEND:20260213T160000Z',
  ).replace('VERSION:2.0', `VERSION:2.0\r\n${zone.replaceAll('\n', '\r\n')}`);
  expect(periods(text)).toEqual(['2026-02-10T05:00 05:00', '2026-02-12T14:00 15:00', '2026-04-01T14:00 14:30']);
});

test('knows the first of listed dates, what was moved here from far away, and ends by the clock of another zone', () => {
  const listed = 'UID:1\nDTSTART:20260210T150000Z\nDTEND:20260210T160000Z\nRDATE:20260212T150000Z';
  expect(periods(file(listed))).toEqual(['2026-02-10T15:00 16:00', '2026-02-12T15:00 16:00']);
  const monthly = 'UID:2\nDTSTART:20260101T150000Z\nDTEND:20260101T160000Z\nRRULE:FREQ=MONTHLY';
  const moved = 'UID:2\nRECURRENCE-ID:20260601T150000Z\nDTSTART:20260420T150000Z\nDTEND:20260420T160000Z';
  expect(periods(file(monthly, moved))).toContain('2026-04-20T15:00 16:00');
  const flight = `UID:3\nDTSTART;TZID=America/Toronto:20260210T090000\nDTEND;TZID=America/Vancouver:20260210T090000`;
  expect(periods(file(flight))).toEqual(['2026-02-10T14:00 17:00']);
  expect(periods(file(`${flight}\nRRULE:FREQ=DAILY;COUNT=2`))).toEqual([
    '2026-02-10T14:00 17:00',
    '2026-02-11T14:00 17:00',
  ]);
});

test('reads all other events where one is none, and says so', () => {
  const good = 'UID:1\nDTSTART:20260210T150000Z\nDTEND:20260210T160000Z';
  for (const bad of [
    'UID:2\nrien du tout',
    'UID:2\nDTSTART:demain\nDTEND:plus tard',
    'UID:2\nDTSTART:20260211T150000Z\nRRULE:FREQ=PARFOIS',
  ]) {
    const text = file(bad, good);
    expect(periods(text), bad).toEqual(['2026-02-10T15:00 16:00']);
    expect(busyTimes(text, from, to).isPartial, bad).toBe(true);
  }
  expect(busyTimes(file(good), from, to).isPartial).toBe(false);
});

test('a file for calendars has no address of several lines', () => {
  const event = {
    ...{ id: '1', sequence: 0, starts: from, ends: to, summary: 'Audit', location: undefined, isTentative: false },
    ...{
      url: 'https://exemple.test/',
      organizer: { name: 'Agence', email: 'a@exemple.test' },
      attendee: 'b@exemple.test',
    },
  };
  expect(calendarFile(event, 'REQUEST').content).toContain('mailto:b@exemple.test');
  const hostile = { ...event, attendee: 'b@exemple.test\r\nATTACH:https://ailleurs.test' };
  expect(() => calendarFile(hostile, 'REQUEST')).toThrow('control characters');
});

test('reads hundreds of events, thousands by night', () => {
  const many = Array.from({ length: runs(300, 10_000) }, (_, index) => {
    const day = String(1 + (index % 28)).padStart(2, '0');
    const hour = String(index % 24).padStart(2, '0');
    return `UID:e${index}\nDTSTART:202603${day}T${hour}0000Z\nDTEND:202603${day}T${hour}3000Z\nSUMMARY:Réunion ${index}`;
  });
  expect(periods(file(...many)).length).toBeGreaterThan(50);
  for (const text of ['', '<html></html>', 'BEGIN:VCALENDAR', 'BEGIN:VCARD\r\nEND:VCARD'])
    expect(() => periods(text), text).toThrow('unreadable');
});

test.runIf(process.env.NIGHTLY)('says of an event that never ends that it is too much', () => {
  const endless = 'UID:x\nDTSTART:19800101T000000Z\nDURATION:PT1S\nRRULE:FREQ=SECONDLY';
  expect(() => periods(file(endless))).toThrow('crowded');
});

test('ends a rule that would be computed for ever, and the rest of the backend goes on meanwhile', async () => {
  const never = file('UID:x\nDTSTART:20260101T000000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31');
  let ticks = 0;
  const clock = setInterval(() => {
    ticks += 1;
  }, 20);
  onTestFinished(() => clearInterval(clock));
  await expect(busyTimesOnThread(never, from, to, 1_000)).rejects.toThrow('slow');
  expect(ticks).toBeGreaterThan(2);
  await expect(busyTimesOnThread('rien', from, to)).rejects.toThrow('unreadable');
  const once = file('UID:1\nDTSTART:20260212T090000Z\nDTEND:20260212T100000Z');
  expect(await busyTimesOnThread(once, from, to)).toEqual(busyTimes(once, from, to));
});

test.each(['8.8.8.8', '2607:f8b0:4020::1'])('knows that %s is on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.9.9', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...['255.255.255.255', '::1', '::', 'fe80::1', 'fc00::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '64:ff9b::a00:1'],
  ...['2002:7f00:1::', '2001:db8::1'],
])('knows that %s is not on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

/** A server of this machine, which stands for the internet, and what it answers. */
async function server(answer: http.RequestListener) {
  const listening = http.createServer(answer);
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    listening.closeAllConnections();
    listening.close();
  });
  return (listening.address() as AddressInfo).port;
}
/** Names lead to this machine; `inner.test` to what is not allowed. */
const network = (more: Partial<Network> = {}): Network => ({
  resolve: async (host) => [{ address: host === 'inner.test' ? '127.0.0.2' : '127.0.0.1', family: 4 }],
  isAllowed: (address) => address === '127.0.0.1',
  protocols: ['http:'],
  limitMs: 2_000,
  ...more,
});

test('fetches over redirects, and follows none to an inner address or for ever', async () => {
  const port: number = await server((request, response) => {
    const to = {
      '/a': '/b',
      '/loop': '/loop',
      '/inner': `http://inner.test:${port}/secret`,
      '/file': 'file:///etc/passwd',
    }[request.url ?? ''];
    if (to) return response.writeHead(302, { location: to }).end();
    response.end(request.url === '/b' ? `hello ${request.headers.host}` : 'secret');
  });
  const get = (path: string) => fetchCalendar(`http://agenda.test:${port}${path}`, network());
  expect(await get('/a')).toBe(`hello agenda.test:${port}`);
  await expect(get('/loop')).rejects.toThrow('redirects');
  await expect(get('/inner')).rejects.toThrow('inner');
  await expect(get('/file')).rejects.toThrow('inner');
  await expect(fetchCalendar(`https://127.0.0.1:${port}/`)).rejects.toThrow('inner');
  await expect(fetchCalendar(`http://agenda.test:${port}/b`)).rejects.toThrow('inner');
  const mixed = network({
    resolve: async () => [
      { address: '127.0.0.1', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ],
  });
  await expect(fetchCalendar(`http://agenda.test:${port}/b`, mixed)).rejects.toThrow('inner');
});

test('ends what does not come to an end by itself: endless, slow, refused', async () => {
  const port = await server((request, response) => {
    if (request.url === '/endless') {
      const chunk = Buffer.alloc(1_000_000, 'x');
      const more = () => {
        if (!response.destroyed) response.write(chunk, () => setImmediate(more));
      };
      return more();
    }
    if (request.url === '/slow') return void response.write('BEGIN');
    response.writeHead(403).end();
  });
  const get = (path: string, limitMs: number) =>
    fetchCalendar(`http://agenda.test:${port}${path}`, network({ limitMs }));
  await expect(get('/endless', 20_000)).rejects.toThrow('endless');
  await expect(get('/slow', 200)).rejects.toThrow('slow');
  await expect(get('/', 2_000)).rejects.toThrow('refused');
  const nameless = network({ limitMs: 100, resolve: () => new Promise(() => undefined) });
  await expect(fetchCalendar('http://agenda.test/', nameless)).rejects.toThrow('slow');
});

test('keeps busy times out of what is offered, the last ones where a reading fails, and reads again a quarter of an hour later', async () => {
  const backend = await startTestBackend();
  onTestFinished(() => backend.close());
  const admin = await backend.signedIn('admin');
  const { data } = await admin.rpc('appointment_hosts');
  const { hours, kinds } = (data as { people: { id: string; hours: object[]; kinds: string[] }[] }).people.find(
    ({ id }) => id === PEOPLE.admin,
  ) ?? { hours: [], kinds: [] };
  const calendar_url = 'https://agenda.exemple.test/secret.ics';
  expect(
    (await admin.rpc('save_host', { person: PEOPLE.admin, kinds, hours: hours as never, calendar_url })).error,
  ).toBeNull();
  const times = async () =>
    ((await backend.client().rpc('open_times', { kind: 'audit' })).data as { times: string[] }).times;
  const [first = ''] = await times();
  const stamp = new Date(first).toISOString().replace(/[-:]|\.\d+/g, '');
  await keepBusyTimes(PEOPLE.admin, backend.env, async () => file(`UID:1\nDTSTART:${stamp}\nDURATION:PT20M`));
  expect(await times()).not.toContain(first);
  const state = async () =>
    (
      (await admin.rpc('appointment_hosts')).data as { people: { id: string; calendar_error: string | null }[] }
    ).people.find(({ id }) => id === PEOPLE.admin);
  await keepBusyTimes(PEOPLE.admin, backend.env, async () => 'rien');
  expect(await state()).toMatchObject({ calendar_error: 'unreadable', has_calendar: true });
  expect(await times()).not.toContain(first);
  const bad = 'BEGIN:VEVENT\r\nrien\r\nEND:VEVENT\r\nEND:VCALENDAR';
  await keepBusyTimes(PEOPLE.admin, backend.env, async () => file().replace('END:VCALENDAR', bad));
  expect(await state()).toMatchObject({ calendar_error: 'partly' });
  expect(await times()).toContain(first);
  const [job] = await backend.sql<{ wait: number }>(
    `select round(extract(epoch from run_at - now()) / 60)::int as wait from private.jobs where kind = 'calendar' order by run_at desc limit 1`,
  );
  expect(job?.wait).toBe(15);
});
