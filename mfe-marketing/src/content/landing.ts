import { landingSchema } from '@agence/shared-contracts/texts/landing';
import { sitePath, text } from '@agence/shared-contracts/texts/text';
import { type InferOutput, number, optional, pipe, regex, strictObject, string } from 'valibot';

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
  /** Claim that the proof states. */
  readonly claim?: string;
  readonly order: number;
  /** Path data of the icon in the services menu: one stroke in a box of 24 by 24. */
  readonly icon?: string;
}

export const landingFileSchema = strictObject({
  card: strictObject({
    path: sitePath,
    name: text,
    group: optional(text),
    summary: text,
    stat: text,
    claim: optional(text),
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
