/**
 * **Make it yours**: the one configuration of name, mark, colours and contact (docs/decisions/0036-brand-and-claims.md), with the
 * tones of drawn covers in `art/coverTones.ts` and other colours of drawings in `tokens/drawnInks.ts`, which pages without one do not carry.
 * Change this file, build and publish; pages, mails, PDFs, certificates, receipts, calendar files, social images, icons and drawings follow. `agence build`
 * refuses what cannot be read or called, and says why (infra/src/build/brandProblems.ts).
 *
 * What staff change without a build (telephone, address, hours, profiles) they write at `/admin/textes` for `/nous-joindre`, in
 * place of what stands here.
 */

/** A profile of the agency elsewhere. */
export interface SocialProfile {
  readonly name: string;
  /** Begins with `https://`. */
  readonly href: string;
}

/** How the agency is reached: what staff may change without a build. */
export interface Contact {
  /** As people read it. */
  readonly phone: string;
  /** For `tel:` links: the same number as it is dialled from everywhere. */
  readonly phoneHref: string;
  readonly email: string;
  readonly street: string;
  readonly city: string;
  /** Two letters. */
  readonly region: string;
  readonly postalCode: string;
  /** When somebody answers, as people read it. */
  readonly hours: string;
  readonly social: readonly SocialProfile[];
}

/** Who runs the site. */
export interface Brand extends Contact {
  readonly name: string;
  readonly legalName: string;
}

/** A stroke of the mark, in a box of 32 by 32. */
export interface MarkStroke {
  /** SVG path data. */
  readonly d: string;
  /** In the accent's colour, not in that of the text beside it. */
  readonly isAccent?: boolean;
}

/** Colours of one theme, by purpose. */
export interface Palette {
  /** Page ground. */
  readonly ground: string;
  /** Cards and panels on the ground. */
  readonly surface: string;
  /** Quiet bands between sections. */
  readonly band: string;
  /** Text. */
  readonly ink: string;
  /** Secondary text. */
  readonly 'ink-soft': string;
  /** Hairlines between things. */
  readonly line: string;
  /** Outlines of controls. */
  readonly edge: string;
  /** Dark sections and footer. */
  readonly spruce: string;
  readonly 'on-spruce': string;
  readonly 'on-spruce-soft': string;
  /** The single most important action. */
  readonly ember: string;
  readonly 'ember-strong': string;
  readonly 'on-ember': string;
  /** Information and links. */
  readonly glacier: string;
  /** Success. */
  readonly moss: string;
  readonly danger: string;
  /** Drawn lines of the terrain. */
  readonly contour: string;
}

/** Beside `brand`, so that code which needs no more carries no more. */
export const brandName: string = 'Cimes';

/** Name, contact and address, used by every release (AMB-54). The demonstration's are fictitious (AMB-57). */
export const brand: Brand = {
  name: brandName,
  legalName: 'Cimes Marketing inc.',
  phone: '418 555-0142',
  phoneHref: 'tel:+14185550142',
  email: 'bonjour@cimes.example.com',
  street: '100, rue de l’Exemple, bureau 400',
  city: 'Québec',
  region: 'QC',
  postalCode: 'G1Z 9Z9',
  hours: 'Lundi au vendredi, de 8 h à 17 h',
  social: [],
};

/** The same hours as search engines read them (schema.org `openingHours`). */
export const openingHours: string = 'Mo-Fr 08:00-17:00';

/** Who answers for personal information; the law wants name, title and address published (AMB-17). */
export const privacyOfficer: { readonly name: string; readonly title: string; readonly email: string } = {
  name: 'Camille Fortin',
  title: 'Responsable de la protection des renseignements personnels',
  email: 'vie-privee@cimes.example.com',
};

/** The mark beside the name, on icons and on social images. */
export const mark: readonly MarkStroke[] = [
  { d: 'M1 27 12.5 6l5 9 3-4.5L30 27' },
  { d: 'm8.5 20 4-7.5 4 7.5', isAccent: true },
];

/** Colours of both themes. The pairs used for text must meet WCAG AA in both. */
export const palette: { readonly light: Palette; readonly dark: Palette } = {
  light: {
    ground: '#faf8f2',
    surface: '#ffffff',
    band: '#efece2',
    ink: '#10251e',
    'ink-soft': '#4a5d54',
    line: '#d9d5c8',
    edge: '#7d897f',
    spruce: '#10251e',
    'on-spruce': '#f3f1e9',
    'on-spruce-soft': '#b4c4ba',
    ember: '#bb3b10',
    'ember-strong': '#a3330c',
    'on-ember': '#ffffff',
    glacier: '#1f6480',
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
};
