/** A part of a printed text; each kind has one way of being set (`downloads/pdf/setBlock.ts`). */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Boxes to tick on paper. */
  | { readonly kind: 'boxes'; readonly items: readonly { readonly title: string; readonly text?: string }[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** What to remember, or to be careful with. */
  | { readonly kind: 'note'; readonly title: string; readonly text: string }
  /** A calculation with the numbers filled in. */
  | { readonly kind: 'formula'; readonly rule: string; readonly example: string };

export interface Chapter {
  readonly title: string;
  readonly lead: string;
  readonly blocks: readonly Block[];
}
