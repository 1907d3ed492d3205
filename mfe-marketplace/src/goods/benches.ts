/** Grounds on which goods stand: sand, clay or lichen, by day and by night. */
export const benches = {
  sand: { day: '#e3dfcd', night: '#20382e' },
  clay: { day: '#ecd3be', night: '#3d2c22' },
  lichen: { day: '#d3ddd4', night: '#1c3540' },
} as const;

/** The ground of each good that has a drawing. */
export const goodGrounds = {
  calendar: 'sand',
  kit: 'clay',
  call: 'lichen',
  plan: 'sand',
  resource: 'clay',
  consultation: 'lichen',
} as const satisfies Record<string, keyof typeof benches>;
