import { type ChecklistItem, checklistCategories, checklistTexts as texts } from '../content/seoChecklist.ts';
import { type Checked, progressPercent } from './checked.ts';

/** The list as plain text, to copy or to download. */
export function checklistText(all: readonly ChecklistItem[], checked: Checked): string {
  const percent = texts.percent(progressPercent(checked.size, all.length));
  const progress = `${texts.progress(checked.size, all.length)} (${percent})`;
  const groups = checklistCategories.map((category) => {
    const items = all.filter((item) => item.category === category);
    return [category, ...items.map(({ id, item }) => `[${checked.has(id) ? 'x' : ' '}] ${item}`)].join('\n');
  });
  return `${[`${texts.title} - ${progress}`, ...groups].join('\n\n')}\n`;
}
