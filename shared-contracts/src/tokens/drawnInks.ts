import type { CoverTone } from '../art/coverTones.ts';

/**
 * Colours of drawings that the palette does not have. Part of the brand (`brand.ts`), in a module of its own, so that pages
 * without a drawing carry none. SVGs in `pictures/` name these, tones of covers and the palette: `{light.ember}`, `{mountain.clay}`,
 * `{spruce.valley}`; the build colours them (`colorDrawing.ts`). What is nobody's brand, such as skin, wood and
 * stone, is written as it is.
 */
export const drawnInks = {
  light: {
    trail: '#d8431a',
    'trail-end': '#c23a14',
    'ember-lit': '#d9552a',
    'ember-pale': '#e8764c',
    'ember-shade': '#8f2c0b',
    pine: '#2f5a48',
  },
  dark: { trail: '#ff7a47', 'ember-shade': '#c95f35', pine: '#5fae86' },
};

/** The drawing of a course beside its mountain: air before the sky, route and flag, tents of its camps, and the pole. */
export const courseInks = {
  light: { air: '#fdf9f0', route: '#c8400f', tent: '#fff', pole: '#10251e' },
  dark: { air: '#0a1712', route: '#ff8a5c', tent: '#0d1f19', pole: '#f0efe6' },
  /** Of the side that the sun does not reach, in both. */
  shade: '#07120e',
};

/** Colour of a course's mountain by the tone of its category; all else of its land is mixed from it. */
export const mountains: Readonly<Record<CoverTone, string>> = {
  moss: '#47785a',
  glacier: '#36708a',
  clay: '#ac5c39',
  night: '#34486a',
  lichen: '#84682f',
  spruce: '#465f54',
};
