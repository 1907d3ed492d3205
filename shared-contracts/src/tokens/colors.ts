/**
 * Colours by purpose, for light and dark. Names say what a colour is for; only `tokensCss()` and tests read the
 * values, components use `var(--ag-…)`. The pairs used for text meet WCAG AA in both themes (a test computes it).
 */
export const colors = {
  light: {
    /** Page ground: snow. */
    ground: '#faf8f2',
    /** Cards and panels on the ground. */
    surface: '#ffffff',
    /** Quiet bands between sections. */
    band: '#efece2',
    /** Text: spruce ink. */
    ink: '#10251e',
    /** Secondary text. */
    'ink-soft': '#4a5d54',
    /** Hairlines between things. */
    line: '#d9d5c8',
    /** Outlines of controls. */
    edge: '#7d897f',
    /** Dark sections and footer. */
    spruce: '#10251e',
    'on-spruce': '#f3f1e9',
    'on-spruce-soft': '#b4c4ba',
    /** The single most important action. */
    ember: '#bb3b10',
    'ember-strong': '#a3330c',
    'on-ember': '#ffffff',
    /** Information and links. */
    glacier: '#1f6480',
    /** Success. */
    moss: '#36703c',
    danger: '#b3261e',
    contour: '#cfd6c4',
  },
  dark: {
    ground: '#0c1a15',
    surface: '#1a3228',
    band: '#13251d',
    ink: '#f0efe6',
    'ink-soft': '#a8bab0',
    line: '#3a5649',
    edge: '#789083',
    spruce: '#07120e',
    'on-spruce': '#f0efe6',
    'on-spruce-soft': '#a8bab0',
    ember: '#ff8a5c',
    'ember-strong': '#ffa480',
    'on-ember': '#1b0d06',
    glacier: '#7cc0dc',
    moss: '#86c98b',
    danger: '#ff9d94',
    contour: '#294537',
  },
} as const;

export type ColorName = keyof typeof colors.light;

/** Colours that belong to the page's theme even inside a part of it that is shown in the other theme. */
export const groundsOfPages = ['spruce', 'on-spruce', 'on-spruce-soft'] as const satisfies readonly ColorName[];

/** Which colours stand on which as text. */
export const textPairs: readonly (readonly [ColorName, ColorName])[] = [
  ['ink', 'ground'],
  ['ink', 'surface'],
  ['ink', 'band'],
  ['ink-soft', 'ground'],
  ['ink-soft', 'surface'],
  ['ink-soft', 'band'],
  ['on-spruce', 'spruce'],
  ['on-spruce-soft', 'spruce'],
  ['on-ember', 'ember'],
  ['on-ember', 'ember-strong'],
  ['ember', 'ground'],
  ['ember', 'surface'],
  ['glacier', 'ground'],
  ['glacier', 'surface'],
  ['moss', 'ground'],
  ['moss', 'surface'],
  ['danger', 'surface'],
  ['danger', 'ground'],
  ['moss', 'band'],
  ['glacier', 'band'],
  ['ember', 'band'],
  ['danger', 'band'],
  ['ground', 'ink'],
];

/** Which colours of the dark theme stand on the spruce ground of either theme (`Section $ground="spruce"`). */
export const textOnSpruce: readonly ColorName[] = ['ink', 'ink-soft', 'ember', 'glacier', 'moss', 'danger'];
