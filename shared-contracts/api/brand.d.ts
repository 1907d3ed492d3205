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
export declare const brandName: string;
/** Name, contact and address, used by every release (AMB-54). The demonstration's are fictitious (AMB-57). */
export declare const brand: Brand;
/** The same hours as search engines read them (schema.org `openingHours`). */
export declare const openingHours: string;
/** Who answers for personal information; the law wants name, title and address published (AMB-17). */
export declare const privacyOfficer: {
    readonly name: string;
    readonly title: string;
    readonly email: string;
};
/** The mark beside the name, on icons and on social images. */
export declare const mark: readonly MarkStroke[];
/** Colours of both themes. The pairs used for text must meet WCAG AA in both. */
export declare const palette: {
    readonly light: Palette;
    readonly dark: Palette;
};
