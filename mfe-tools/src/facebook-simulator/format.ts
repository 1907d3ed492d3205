import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { simulatorTexts } from '../content/facebookSimulator.ts';

/** Where digits say nothing any more, and would not fit on the page. */
const MOST = 1e12;

/** Numbers with a sign behind them; a dash for what cannot be computed. */
function formatter(decimals: { most?: number; least?: number }, sign = '') {
  return (value: number | undefined): string => {
    if (value === undefined || !Number.isFinite(value)) return simulatorTexts.none;
    return (value > MOST ? simulatorTexts.tooMuch : frenchNumber(value, decimals)) + sign;
  };
}

/** Impressions and clicks (AMB-22). */
export const formatCount = formatter({});
/** Leads: one decimal where there is a fraction (AMB-22). */
export const formatLeads = formatter({ most: 1 });
/** CAD with cents. */
export const formatDollars = formatter({ most: 2, least: 2 }, '\u00a0$');
/** CAD of a budget beside others, where few characters fit: cents only where there are some. */
export const formatBudget = (amount: number | undefined) =>
  (amount !== undefined && Number.isInteger(amount) ? formatter({}, '\u00a0$') : formatDollars)(amount);
/** @param percent 1.5 gives `1,5 %` */
export const formatRate = formatter({ most: 4 }, '\u00a0%');
/** @param percent 10 gives `+10 %` */
export const formatChange = (percent: number) => `${percent > 0 ? '+' : ''}${formatRate(percent)}`;

const SHORT = [
  [1e9, '\u00a0G$'],
  [1e6, '\u00a0M$'],
  [1e4, '\u00a0k$'],
] as const;

/** CAD beside an axis, where few characters fit: `53,33 $`, `16 k$`, `800 M$`. */
export function formatAxis(amount: number): string {
  const [unit, sign] = SHORT.find(([from]) => amount >= from) ?? [];
  if (!unit) return formatDollars(amount);
  return `${amount > MOST ? '> ' : ''}${frenchNumber(Math.min(amount, MOST) / unit, { most: 1 })}${sign}`;
}
