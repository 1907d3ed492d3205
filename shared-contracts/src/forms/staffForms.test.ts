import { safeParse } from 'valibot';
import { expect, test, vi } from 'vitest';
import { proposalForm } from './booking.ts';
import { photoForm, refuseForm } from './creator.ts';
import { absenceForm, hostForm, kindForm } from './host.ts';
import { judge } from './judge.ts';
import { letterForm, sendLetterForm, sequenceForm } from './letter.ts';
import { appealForm, decisionForm, measureForm, withdrawForm } from './moderation.ts';
import { publicationSchema, publishLaterForm } from './publication.ts';
import { askRefundForm, declineForm, refundForm, returnForm } from './refund.ts';
import { followUpForm } from './request.ts';
import { reportForm } from './review.ts';
import { taxNumbersForm } from './taxNumbers.ts';

test('money is given back up to what is left, always with a reason (AMB-66)', () => {
  const { stored } = judge(refundForm(5025), { amount_cents: '50,25', answer: ' Une leçon sur trois. ' });
  expect(stored).toEqual({ amount_cents: 5025, answer: 'Une leçon sur trois.' });
  expect(Object.keys(judge(refundForm(5025), { amount_cents: '50,26', answer: ' ' }).problems)).toEqual([
    'amount_cents',
    'answer',
  ]);
  expect(judge(declineForm, { answer: '' }).problems).toEqual({ answer: 'Écrivez une raison.' });
});

test('a buyer says why, but for an order that is taken back within its days (AMB-51)', () => {
  expect(judge(askRefundForm, { reason: ' ' }).problems).toEqual({ reason: 'Dites-nous en quelques mots pourquoi.' });
  expect(judge(returnForm, { reason: ' ' }).stored).toEqual({ reason: undefined });
});

test('tax numbers are read however they are spaced, and taxes are charged with both alone (AMB-52)', () => {
  const typed = { tps_number: '987 654 321 rt0002', tvq_number: '', is_enabled: false };
  expect(judge(taxNumbersForm, typed).stored).toEqual({ ...typed, tps_number: '987654321RT0002' });
  expect(Object.keys(judge(taxNumbersForm, { ...typed, is_enabled: true }).problems)).toEqual(['tvq_number']);
  expect(Object.keys(judge(taxNumbersForm, { ...typed, tvq_number: '987654321' }).problems)).toEqual(['tvq_number']);
});

test('a request is won with an amount, and followed without one', () => {
  const typed = { stage: 'won', amount_cents: '4 500,50', lost_reason: '', owner_id: '', due_on: '' } as const;
  const stored = { stage: 'won', amount_cents: 450_050, lost_reason: null, owner_id: null, due_on: null };
  expect(judge(followUpForm, typed).stored).toEqual(stored);
  for (const amount_cents of ['', 'beaucoup']) {
    expect(Object.keys(judge(followUpForm, { ...typed, amount_cents }).problems)).toEqual(['amount_cents']);
  }
  expect(judge(followUpForm, { ...typed, stage: 'meeting', amount_cents: '' }).problems).toEqual({});
});

test('hours of each day, addresses and days of absence are judged beside their fields', () => {
  const days = { monday: '9-12', tuesday: '', wednesday: '', thursday: '', friday: '', saturday: '', sunday: 'matin' };
  const host = { ...days, kinds: ['audit' as const], room_url: 'salle', calendar_url: '' };
  expect(Object.keys(judge(hostForm, host).problems)).toEqual(['sunday', 'room_url']);
  const { stored } = judge(hostForm, { ...host, sunday: '', room_url: 'https://salle.test/a' });
  expect(stored?.monday).toEqual([{ weekday: 1, starts_at: '09:00', ends_at: '12:00' }]);
  const absence = { from: '2026-12-24', to: '', reason: '' };
  expect(judge(absenceForm, absence).problems).toEqual({});
  expect(Object.keys(judge(absenceForm, { ...absence, to: '2026-12-23' }).problems)).toEqual(['from']);
});

test('a letter is saved half written, and whom it is for is a line each', () => {
  const typed = { subject: '', preheader: '', body: 'Bonjour ', interests: 'seo\nvideo', products: '' };
  expect(judge(letterForm, typed).stored).toEqual({ ...typed, interests: ['seo', 'video'], products: [] });
  expect(Object.keys(judge(letterForm, { ...typed, subject: 'x'.repeat(151) }).problems)).toEqual(['subject']);
});

test('a measure, its answer, an appeal and a refusal say why; a page is withdrawn by its address', () => {
  expect(judge(measureForm, { reason: ' ' }).problems).toEqual({ reason: 'Écrivez une raison.' });
  expect(judge(decisionForm, { answer: '' }).problems).toEqual({ answer: 'Écrivez une raison.' });
  expect(judge(refuseForm, { answer: '' }).problems).toEqual({ answer: 'Écrivez une raison.' });
  expect(judge(appealForm, { words: '' }).problems).toEqual({ words: 'Dites-nous en quelques mots pourquoi.' });
  const typed = { kind: 'course' as const, target: 'https://exemple.test/formation/seo/?de=liste', reason: ' Copie ' };
  expect(judge(withdrawForm, typed).stored).toEqual({ kind: 'course', target: 'seo', reason: 'Copie' });
  expect(Object.keys(judge(withdrawForm, { ...typed, target: '/', reason: '' }).problems)).toEqual([
    'target',
    'reason',
  ]);
});

test('lengths of an appointment are whole numbers, and that of what is sold is not asked for', () => {
  const typed = { minutes: ' 45 ', buffer_minutes: '15', notice_hours: '0' };
  expect(judge(kindForm, typed).stored).toEqual({ minutes: 45, buffer_minutes: 15, notice_hours: 0 });
  expect(judge(kindForm, { ...typed, minutes: null }).stored?.minutes).toBeNull();
  for (const minutes of ['', '4', '4,5', '481', '-5']) {
    expect(judge(kindForm, { ...typed, minutes }).problems).toEqual({
      minutes: 'Entrez un nombre entier entre 5 et 480.',
    });
  }
});

test('a letter leaves within a year, at an hour of Québec that is to come; one that is sent by itself after some hours', () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T15:00:00Z'), toFake: ['Date'] });
  expect(judge(sendLetterForm, { send_at: '2026-11-24T10:01' }).stored?.send_at.toISOString()).toBe(
    '2026-11-24T15:01:00.000Z',
  );
  for (const send_at of ['', '2026-11-24T10:00'])
    expect(judge(sendLetterForm, { send_at }).problems.send_at).toBe('Choisissez un jour et une heure à venir.');
  expect(judge(sendLetterForm, { send_at: '2027-11-25T10:00' }).problems.send_at).toBe(
    'Choisissez un jour d’ici un an.',
  );
  vi.useRealTimers();
  expect(judge(sequenceForm, { hours: '720' }).stored).toEqual({ hours: 720 });
  expect(Object.keys(judge(sequenceForm, { hours: '721' }).problems)).toEqual(['hours']);
});

test('a text goes online within a year by the clocks of Québec, or within the minute that runs', () => {
  vi.useFakeTimers({ now: new Date('2026-12-01T15:00:30Z') });
  try {
    const at = (publish_at: string) => judge(publishLaterForm, { publish_at });
    expect(at('2026-12-01T10:00').stored).toEqual({ publish_at: new Date('2026-12-01T15:00:00Z') });
    for (const wrong of ['', '2026-12-01T09:54', '2027-12-02T10:00'])
      expect(at(wrong).problems, wrong).toEqual({ publish_at: 'Choisissez un moment à venir, d’ici un an.' });
  } finally {
    vi.useRealTimers();
  }
  const asked = { path: '/a', revision: 1, at: null };
  expect(safeParse(publicationSchema, asked).success).toBe(true);
  expect(safeParse(publicationSchema, { ...asked, when: null }).success).toBe(false);
});

test('a consultation is proposed for an hour to come, typed or chosen, with words or none', () => {
  const hour = new Date(Date.now() + 3_600_000).toISOString();
  expect(judge(proposalForm, { starts_at: hour, message: ' ' }).stored).toEqual({
    starts_at: hour,
    message: null,
  });
  const problem = (starts_at: string) => judge(proposalForm, { starts_at, message: '' }).problems.starts_at;
  expect(problem('')).toBe('Choisissez une date et une heure.');
  expect(problem('2020-01-01T10:00')).toBe('Choisissez un moment à venir.');
});

test('a photo is described or not, and a report says why', () => {
  expect(judge(photoForm, { avatar_alt: ' Ana à son bureau ' }).stored).toEqual({ avatar_alt: 'Ana à son bureau' });
  expect(judge(photoForm, { avatar_alt: ' ' }).stored).toEqual({ avatar_alt: null });
  expect(judge(reportForm, { reason: ' ' }).problems).toEqual({ reason: 'Dites-nous en quelques mots pourquoi.' });
});
