/** Periods that are called by a name; all end today or before it. */
export const PRESETS = ['month', 'lastMonth', 'quarter', 'year'] as const;
export type Preset = (typeof PRESETS)[number];

/** Days in Québec, both included. */
export interface Period {
  readonly since: string;
  readonly until: string;
}

const iso = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** A period that ends today or before it. @param today in Québec, as `2026-11-22` */
export function periodOf(preset: Preset, today: string): Period {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const at = month - 1;
  switch (preset) {
    case 'month':
      return { since: iso(year, at, 1), until: today };
    case 'lastMonth':
      return { since: iso(year, at - 1, 1), until: iso(year, at, 0) };
    case 'quarter':
      return { since: iso(year, at - (at % 3), 1), until: today };
    case 'year':
      return { since: iso(year, 0, 1), until: today };
  }
}

/** What the address calls a period by its name, and the days of one that has none. */
export const PERIOD = { preset: 'periode', since: 'du', until: 'au' } as const;

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** A period as an address has it; of one called by its name the days too. */
export interface AskedPeriod extends Partial<Period> {
  readonly preset?: Preset;
}

/**
 * The period that an address asks for; what is not a day is left out. Days that somebody has set have no name: in January this
 * month, quarter and year are the same days, so that the address has the name of what was chosen.
 */
export function periodIn(search: URLSearchParams, today: string): AskedPeriod {
  const day = (name: keyof Period) => {
    const value = search.get(PERIOD[name]) ?? '';
    return DAY.test(value) ? { [name]: value } : {};
  };
  if (search.has(PERIOD.since) || search.has(PERIOD.until)) return { ...day('since'), ...day('until') };
  const preset = PRESETS.find((one) => one === search.get(PERIOD.preset));
  return preset ? { preset, ...periodOf(preset, today) } : {};
}
