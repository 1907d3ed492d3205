/** A colour of a study: its name, and the ink that is read on it. */
export interface Colour {
  readonly name: string;
  readonly value: string;
  readonly ink: string;
}

/** A house study: a site drawn in full for a firm that does not exist, and why it is as it is. */
export interface Study {
  /** Last part of its address; also the name of its pictures. */
  readonly slug: StudySlug;
  readonly title: string;
  readonly trade: string;
  readonly work: string;
  /** Ground of its page's head and what is read on it, by day; by night a breath of that ground. */
  readonly head: { readonly ground: string; readonly ink: string };
  /** What its owner would have said on the telephone; invented like everything else. */
  readonly demand: string;
  readonly demandNote: string;
  readonly decisions: readonly { readonly title: string; readonly text: string }[];
  readonly letters: { readonly sample: string; readonly fonts: string };
  /** The last is what the others are printed on. */
  readonly colours: readonly [Colour, ...Colour[], Colour];
  /** What visitors learned from the invented site before, and learn from this one. */
  readonly before?: string;
  readonly after?: string;
}

/** What the letters of a study are shown on. */
export const paperOf = (colours: Study['colours']): Colour => colours.at(-1) ?? colours[0];

/** Of which study. */
export type StudySlug =
  | 'la-fournee'
  | 'faitage-et-fille'
  | 'bains-de-l-anse'
  | 'cale-pied'
  | 'colonne-et-marge'
  | 'erabliere-du-rang-4';
