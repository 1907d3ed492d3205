import { consoleTexts } from '../content/console.ts';
import type { ConsoleDay } from './consoleApi.ts';

const texts = consoleTexts.day.title;
/** More things in one sentence are not read. */
const MOST = 2;

/** What waits for somebody, in one sentence. */
export function dayTitle({ requests, questions, disputes, failed, reports }: ConsoleDay): string {
  const said = [
    ...(requests?.waiting ? [texts.requests(requests.waiting)] : []),
    ...(questions ? [texts.questions(questions)] : []),
    ...(disputes ? [texts.disputes(disputes)] : []),
    ...(reports ? [texts.reports(reports)] : []),
    ...(failed?.length ? [texts.failed(failed.length)] : []),
  ];
  const title = said.slice(0, MOST).join(texts.and) || texts.nothing;
  return title.charAt(0).toUpperCase() + title.slice(1);
}
