import { simulatorTexts } from '../content/facebookSimulator.ts';

const whole = new Intl.NumberFormat('fr-CA', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('fr-CA', { maximumFractionDigits: 1 });
const dollars = new Intl.NumberFormat('fr-CA', { style: 'currency', currency: 'CAD' });
const rate = new Intl.NumberFormat('fr-CA', { style: 'percent', maximumFractionDigits: 4 });

const orNone = (format: Intl.NumberFormat) => (value: number | undefined) =>
  value === undefined || Number.isNaN(value) ? simulatorTexts.none : format.format(value);

/** Impressions and clicks (AMB-22). */
export const formatCount = orNone(whole);
/** Leads: one decimal where there is a fraction (AMB-22). */
export const formatLeads = orNone(oneDecimal);
/** CAD with cents. */
export const formatDollars = orNone(dollars);
/** @param percent 1.5 gives `1,5 %` */
export const formatRate = (percent: number) => orNone(rate)(percent / 100);
/** @param percent 10 gives `+10 %` */
export const formatChange = (percent: number) => `${percent > 0 ? '+' : ''}${formatRate(percent)}`;
