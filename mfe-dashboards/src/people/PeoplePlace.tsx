import type { PageHead } from '@agence/shared-contracts/remote/head';
import { peopleTexts } from '../content/people.ts';
import { People } from './People.tsx';

export function head(): PageHead {
  return { ...peopleTexts.seo, noindex: true };
}

/** `/admin/personnes`: accounts and their roles. */
export default function PeoplePlace() {
  return <People />;
}
