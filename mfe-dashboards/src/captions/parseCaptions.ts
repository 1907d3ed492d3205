/** One caption, in seconds of the video. */
export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Why a file is no WebVTT that browsers show as written. */
export type CaptionsProblem = 'header' | 'time' | 'order' | 'empty';

export type ParsedCaptions =
  | { readonly cues: readonly Cue[] }
  | { readonly problem: CaptionsProblem /** Counted from 1. */; readonly line: number };

const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const TIMING = new RegExp(`^${TIME}[ \\t]+-->[ \\t]+${TIME}(?:[ \\t]+\\S+)*[ \\t]*$`);

/**
 * Reads WebVTT captions strictly: browsers drop a cue with a mistake without a word, which a creator should learn before
 * learners miss it. Markup inside cues is left out of the text.
 */
export function parseCaptions(file: string): ParsedCaptions {
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) return { problem: 'header', line: 1 };
  const cues: Cue[] = [];
  for (const { first, block } of blocksOf(lines)) {
    if (/^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(block[0] ?? '')) continue;
    const at = block[0]?.includes('-->') ? 0 : 1;
    const timing = TIMING.exec(block[at] ?? '');
    if (!timing) return { problem: 'time', line: first + Math.min(at, block.length - 1) };
    const [from, to] = [secondsOf(timing.slice(1, 5)), secondsOf(timing.slice(5, 9))];
    if (to <= from || from < (cues.at(-1)?.from ?? 0)) return { problem: 'order', line: first + at };
    const text = plainText(block.slice(at + 1).join('\n'));
    if (!text) return { problem: 'empty', line: first + at };
    cues.push({ from, to, text });
  }
  return cues.length > 0 ? { cues } : { problem: 'empty', line: lines.length };
}

/** Blocks of lines between blank ones, after the header's own. */
function blocksOf(lines: readonly string[]): { first: number; block: string[] }[] {
  const blocks: { first: number; block: string[] }[] = [];
  let isOpen = false;
  lines.forEach((line, index) => {
    const isBlank = line.trim() === '';
    if (!isBlank && !isOpen) blocks.push({ first: index + 1, block: [] });
    if (!isBlank) blocks.at(-1)?.block.push(line);
    isOpen = !isBlank;
  });
  return blocks.slice(1);
}

function secondsOf([hours = '0', minutes = '0', seconds = '0', thousandths = '0']: (string | undefined)[]): number {
  return ((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(thousandths)) / 1000;
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': '\u00a0' };

function plainText(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim();
}
