import {
  array,
  type InferOutput,
  maxLength,
  minLength,
  number,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  variant,
} from 'valibot';
import { action, commonSections, figure } from './schema/landingSections.ts';
import { sitePath, text } from './schema/text.ts';
import { websiteSections } from './schema/websiteSections.ts';

/** How a landing page is found: its address and its entries in menus. Every page's code knows all cards. */
export interface LandingCard {
  readonly path: string;
  readonly name: string;
  /** Heading of the services menu; pages without one stand in the footer alone. */
  readonly group?: string;
  /** Line below the name in the services menu. */
  readonly summary: string;
  /** Short proof in the services menu. */
  readonly stat: string;
  readonly order: number;
  /** Path data of the icon in the services menu: one stroke in a box of 24 by 24. */
  readonly icon?: string;
}

const landingSchema = strictObject({
  /** What search engines are told the page is about: a service, or the agency in a place. */
  about: picklist(['service', 'place']),
  seo: strictObject({
    title: pipe(text, maxLength(60, 'is cut off by search engines after 60 characters')),
    description: pipe(
      text,
      minLength(110, 'should use at least 110 characters'),
      maxLength(165, 'is cut off by search engines after 165 characters'),
    ),
    keywords: pipe(array(text), minLength(3, 'needs three keywords at least')),
  }),
  hero: strictObject({
    eyebrow: text,
    badge: optional(text),
    title: text,
    lead: text,
    /** The drawing beside the title. */
    art: picklist(['contours', 'advert', 'search', 'manuscript', 'camera', 'thread', 'summit', 'river']),
    ground: optional(picklist(['plain', 'band', 'spruce'])),
    figures: optional(array(figure)),
    action: optional(action),
    /** Label of the button that calls the agency. */
    call: optional(text),
    /** Sentence before the telephone number. */
    phone: optional(text),
    /** Phrases that the headline types one after the other, instead of its title (marketing-site §4). */
    phrases: optional(pipe(array(text), minLength(2, 'needs two phrases at least'))),
  }),
  sections: array(variant('kind', [...commonSections, ...websiteSections])),
  /** The closing call to action. */
  cta: strictObject({ ...action.entries, title: text, text: optional(text) }),
});

export const landingFileSchema = strictObject({
  card: strictObject({
    path: sitePath,
    name: text,
    group: optional(text),
    summary: text,
    stat: text,
    order: number(),
    icon: optional(pipe(string(), regex(/^[Mm][\d\s.,a-zA-Z-]+$/, 'must be path data'))),
  }),
  landing: landingSchema,
});

/** What a landing page says, in sections. A page is one file in `landings/` that exports a card and a landing. */
export type Landing = Fixed<InferOutput<typeof landingSchema>>;
export type LandingSection = Landing['sections'][number];
export type SectionOf<Kind extends LandingSection['kind']> = Extract<LandingSection, { kind: Kind }>;

/** Content is data: nothing changes it. */
type Fixed<Value> = Value extends readonly (infer Item)[]
  ? readonly Fixed<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Fixed<Value[Key]> }
    : Value;
