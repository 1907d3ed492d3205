import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { simulatorTexts } from '../content/facebookSimulator.ts';

const orNone = (format: (value: number) => string) => (value: number | undefined) =>
  Number.isFinite(value) ? format(value as number) : simulatorTexts.none;

/** Impressions and clicks (AMB-22). */
export const formatCount = orNone((count) => frenchNumber(count));
/** Leads: one decimal where there is a fraction (AMB-22). */
export const formatLeads = orNone((leads) => frenchNumber(leads, { most: 1 }));
/** CAD with cents. */
export const formatDollars = orNone((amount) => `${frenchNumber(amount, { most: 2, least: 2 })}\u00a0$`);
/** @param percent 1.5 gives `1,5 %` */
export const formatRate = orNone((percent) => `${frenchNumber(percent, { most: 4 })}\u00a0%`);
/** @param percent 10 gives `+10 %` */
export const formatChange = (percent: number) => `${percent > 0 ? '+' : ''}${formatRate(percent)}`;
