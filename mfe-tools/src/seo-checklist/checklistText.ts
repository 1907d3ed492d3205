import { checklistCategories, checklistItems, checklistTexts as texts } from '../content/seoChecklist.ts';
import { type Checked, progressPercent } from './checked.ts';

/** The list as plain text, to copy or to download. */
export function checklistText(checked: Checked): string {
  const progress = `${texts.progress(checked.size, checklistItems.length)} (${texts.percent(progressPercent(checked))})`;
  const groups = checklistCategories.map((category) => {
    const items = checklistItems.filter((item) => item.category === category);
    return [category, ...items.map(({ id, item }) => `[${checked.has(id) ? 'x' : ' '}] ${item}`)].join('\n');
  });
  return `${[`${texts.title} - ${progress}`, ...groups].join('\n\n')}\n`;
}
