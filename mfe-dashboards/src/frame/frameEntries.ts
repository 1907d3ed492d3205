/** A place that the frame leads to. */
export interface FrameEntry {
  readonly href: string;
  /** Below which other address one is there too: the place itself is a part of another one. */
  readonly above?: string;
  readonly label: string;
  /** What fits below its icon, when the label does not. */
  readonly short?: string;
  /** A drawing on a 24 × 24 grid. */
  readonly icon: string;
  /** How much waits there for whoever works with it; nothing is said of none. */
  readonly waiting?: number;
}

const beginningOf = ({ href, above = href }: FrameEntry): string => above;

/** The entry that an address belongs to: the one whose own address is the longest beginning of it. */
export const entryOf = <Entry extends FrameEntry>(entries: readonly Entry[], path: string): Entry | undefined =>
  entries
    .filter((entry) => `${path}/`.startsWith(`${beginningOf(entry)}/`))
    .sort((one, other) => beginningOf(other).length - beginningOf(one).length)[0];

/** The account's drawing, which all spaces lead to. */
export const accountIcon = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 4-7 8-7s7 2 8 7';
