/** A part of a legal section; each kind has one way of being set (`legal/LegalBlockView.tsx`). */
export type LegalBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** A list whose points each begin with what they are about. */
  | {
      readonly kind: 'named';
      readonly items: readonly (readonly [name: string, text: string])[];
      /** What its heading says of all of them. */
      readonly mark?: 'held' | 'open';
    }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** Its first column are names as machines have them. */
      readonly isCode?: true;
      /** Each row is amounts whose last is their total. */
      readonly isSum?: true;
    }
  /** Ways to reach somebody: mail and telephone addresses, pages. */
  | { readonly kind: 'links'; readonly items: readonly { readonly label: string; readonly href: string }[] };

export interface LegalSection {
  /** Anchor of the section; people cite it, so it stays when the title changes. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

export interface LegalText {
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  /** The whole text in a few sentences. */
  readonly inShort: readonly string[];
  readonly sections: readonly LegalSection[];
  /** Newest first. */
  readonly versions: readonly { readonly date: string; readonly change: string }[];
  readonly seo: { readonly title: string; readonly description: string; readonly keywords: readonly string[] };
}

/** Words around every legal text. */
export const legalTexts = {
  home: 'Accueil',
  updated: 'Dernière mise à jour',
  inShort: 'En bref',
  contents: 'Sur cette page',
  versions: 'Historique des versions',
} as const;
