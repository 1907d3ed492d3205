/** How a landing page is found: its address and its entry in the services menu. Every page's code knows all cards. */
export interface LandingCard {
  readonly path: string;
  /** Heading of the services menu. */
  readonly group: string;
  readonly name: string;
  /** Line below the name in the services menu. */
  readonly summary: string;
  /** Short proof in the services menu. */
  readonly stat: string;
  readonly order: number;
}

/** What a landing page says, in sections. A page is one file in `landings/` that exports a card and a landing. */
export interface Landing {
  readonly seo: { readonly title: string; readonly description: string; readonly keywords: readonly string[] };
  readonly hero: { readonly eyebrow: string; readonly title: string; readonly lead: string; readonly badge?: string };
  readonly sections: readonly LandingSection[];
  /** Identifier of the closing call to action, read by the tag manager (marketing-site §7). */
  readonly cta: { readonly id: string; readonly title: string; readonly label: string };
}

export type LandingSection =
  | {
      readonly kind: 'figures';
      readonly title: string;
      readonly figures: readonly { readonly value: string; readonly label: string }[];
    }
  | {
      readonly kind: 'points';
      readonly title: string;
      readonly points: readonly { readonly title: string; readonly text: string }[];
    }
  | {
      readonly kind: 'steps';
      readonly title: string;
      readonly steps: readonly { readonly title: string; readonly text: string }[];
    }
  | {
      readonly kind: 'faq';
      readonly title: string;
      readonly items: readonly { readonly question: string; readonly answer: string }[];
    };
