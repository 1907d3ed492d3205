import { expect, test } from 'vitest';
import { absenceForm, hostForm } from './host.ts';
import { judge } from './judge.ts';
import { letterForm } from './letter.ts';
import { askRefundForm, declineForm, refundForm, returnForm } from './refund.ts';
import { followUpForm } from './request.ts';
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
