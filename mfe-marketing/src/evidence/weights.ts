import measures from '../content/evidence/measures.json' with { type: 'json' };

/** What the command wrote down, with its day. */
export const kept = measures;

/** What a page weighs on a first visit, in bytes. */
export const weightOf = ({ bytes }: (typeof measures)['pages'][number]): number =>
  Object.values(bytes).reduce((sum, part) => sum + part, 0);
