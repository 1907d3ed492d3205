import { consoleTexts } from '../content/console.ts';
import type { ConsoleDay } from './consoleApi.ts';

const texts = consoleTexts.day.title;
/** More things in one sentence are not read. */
const MOST = 2;

/**
 * What waits for somebody, in one sentence.
 *
 * @param waiting how many requests nobody has answered; undefined for who does not work with them
 */
export function dayTitle({ questions, disputes, failed, reports }: ConsoleDay, waiting: number | undefined): string {
  const said = [
    ...(waiting ? [texts.requests(waiting)] : []),
    ...(questions ? [texts.questions(questions)] : []),
    ...(disputes ? [texts.disputes(disputes)] : []),
    ...(reports ? [texts.reports(reports)] : []),
    ...(failed?.length ? [texts.failed(failed.length)] : []),
  ];
  return said.length === 0 ? texts.nothing : said.slice(0, MOST).join(texts.and);
}
