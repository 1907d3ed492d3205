import { profileForm } from '@agence/shared-contracts/forms/creator';
import * as v from 'valibot';
import { creatorProfileTexts } from '../content/applications.ts';

const MOST = 12;
/** Characters of one, as its column has room for all of them. */
const LONGEST = 60;

/** Words between commas, each once. */
const specialtiesOf = (typed: string): string[] =>
  [...new Set(typed.split(',').map((words) => words.trim()))].filter(Boolean);

const haveRoom = (specialties: string[]): boolean =>
  specialties.length <= MOST && specialties.every(({ length }) => length <= LONGEST);

/** What a creator says of themselves, with what they are good at (MPL-050). */
export const ownProfileForm = v.strictObject({
  ...profileForm.entries,
  specialties: v.pipe(
    v.string(),
    v.transform(specialtiesOf),
    v.check(haveRoom, creatorProfileTexts.form.specialtiesProblem),
  ),
});
