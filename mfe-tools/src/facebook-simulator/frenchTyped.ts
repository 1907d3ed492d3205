import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';

/** What a number field gives and a page shows in full. */
const SHOWN = /^-?\d{1,12}(?:\.(\d{1,8}))?$/;

/** The number in a field as Québec writes it, with as many decimals as were typed; undefined for what is no such number. */
export function frenchTyped(typed: string): string | undefined {
  const match = SHOWN.exec(typed);
  const decimals = match?.[1]?.length ?? 0;
  return match ? frenchNumber(Number(typed), { most: decimals, least: decimals }) : undefined;
}
