import type { PageHead } from '@agence/shared-contracts/remote/head';
import { consoleTexts } from '../content/console.ts';
import { Day } from './Day.tsx';

export function head(): PageHead {
  return { ...consoleTexts.seo, noindex: true };
}

/** `/admin`: what has happened today and what waits. */
export default function DayPlace() {
  return <Day />;
}
