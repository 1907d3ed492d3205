import { snap } from '../slider/snap.ts';
import { complexityLevels, deadlineLevels, type OptionId, optionIds, type SiteWish } from './quote.ts';

export const initialWish: SiteWish = {
  options: [],
  complexity: complexityLevels.initial,
  deadline: deadlineLevels.initial,
};

/** What the form asks for; options that do not exist are left out, levels kept on their scale. */
export function readWish(fields: FormData): SiteWish {
  const chosen = new Set(fields.getAll('options'));
  return {
    options: optionIds.filter((id: OptionId) => chosen.has(id)),
    complexity: snap(Number(fields.get('complexity') ?? Number.NaN), complexityLevels),
    deadline: snap(Number(fields.get('deadline') ?? Number.NaN), deadlineLevels),
  };
}
