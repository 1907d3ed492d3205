import * as v from 'valibot';
import { BACKEND_ERRORS } from '../backend/errors.ts';
import { amount, filledLine, filledLines, line, lines, orNull, readAs, webAddress, wholeNumber } from './typed.ts';
import { centsOf } from './typedAmount.ts';

const RATE = { least: 100, most: 1_000_000 };

/** What a creator says of themselves; what is left empty their page does not show. */
export const profileForm = v.strictObject({
  bio: orNull(line(2000)),
  bio_long: orNull(lines(20_000)),
  company: orNull(line(200)),
  location: orNull(line(200)),
  website_url: orNull(webAddress()),
  linkedin_url: orNull(webAddress()),
  hourly_rate: readAs(
    (typed) => (typed.trim() ? centsOf(typed, RATE) : null),
    'Un tarif se situe entre 1\u00a0$ et 10\u00a0000\u00a0$, comme 120 ou 87,50.',
  ),
});

/** What can be booked with a creator; its price is before tax. */
export const serviceForm = v.strictObject({
  title: filledLine(120, 'Donnez un nom à ce service.'),
  description: lines(2000),
  price: amount({ least: 500, most: 10_000_000 }, 'Un prix se situe entre 5\u00a0$ et 100\u00a0000\u00a0$.'),
  duration_minutes: wholeNumber({ least: 5, most: 6000 }, 'Entrez une durée de 5 à 6\u00a0000\u00a0minutes.'),
  is_active: v.boolean(),
});

const ABOUT = 'Écrivez entre 20 et 2\u00a0000\u00a0caractères.';

/** What somebody says who asks to become a creator. */
export const applicationForm = v.strictObject({
  about: v.pipe(lines(2000, ABOUT), v.minLength(20, ABOUT)),
  website_url: orNull(webAddress()),
});

/** What staff answers who accepts an application; it may be left empty. */
export const acceptForm = v.strictObject({ answer: lines(500) });

/** Why staff declines an application, for who applied to read. */
export const refuseForm = v.strictObject({ answer: filledLines(500, BACKEND_ERRORS.reason_required) });

/** What a creator's photo shows, for who does not see it. */
export const photoForm = v.strictObject({ avatar_alt: orNull(line(200)) });
