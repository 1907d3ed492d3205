/** Colours of covers: valley, land that darkens or lightens with height, lines, and the route to the summit. Part of the brand (`brand.ts`). */
export const coverTones = {
  spruce: { valley: '#17372c', land: '#050f0b', line: '#6f9f89', route: '#ff8a5c' },
  glacier: { valley: '#e3ebec', land: '#6fa3b8', line: '#1f6480', route: '#bb3b10' },
  clay: { valley: '#f3e3d3', land: '#cf8a5d', line: '#8a3a19', route: '#10251e' },
  moss: { valley: '#e6ecdb', land: '#86a873', line: '#36703c', route: '#bb3b10' },
  night: { valley: '#1d4355', land: '#061820', line: '#7cc0dc', route: '#f6c9a0' },
  lichen: { valley: '#f1ead8', land: '#b9a974', line: '#5d5a3c', route: '#bb3b10' },
};

/** Name of a tone. */
export type CoverTone = keyof typeof coverTones;

/** Names of the tones, in the order in which seeds choose among them. */
export const coverToneNames = Object.keys(coverTones) as CoverTone[];
