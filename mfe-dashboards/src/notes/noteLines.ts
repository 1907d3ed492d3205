/** A passage of a note. */
interface NoteLine {
  /** When in the film it was written, as it was stamped; undefined where it was not. */
  readonly at: string | undefined;
  /** The same in seconds. */
  readonly second: number | undefined;
  readonly text: string;
}

const STAMP = /^((?:\d{1,2}:)?\d{1,2}:\d{2})\s+(?=\S)/;

/** A note by what its lines were written on: one that begins with a second of the film begins a passage. */
export function noteLines(note: string): readonly NoteLine[] {
  const lines: NoteLine[] = [];
  for (const line of note.trim().split('\n')) {
    const at = STAMP.exec(line)?.[1];
    const before = lines.at(-1);
    if (at) lines.push({ at, second: secondsOf(at), text: line.replace(STAMP, '') });
    else if (before) lines[lines.length - 1] = { ...before, text: `${before.text}\n${line}` };
    else lines.push({ at: undefined, second: undefined, text: line });
  }
  return lines;
}

const secondsOf = (at: string) => at.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
