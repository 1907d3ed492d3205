import { check, nonEmpty, pipe, regex, string } from 'valibot';

/** Spaces that fr-CA typography wants to be non-breaking: before `: ; ? ! $ % »` and after `«`. */
const BREAKING_SPACE = / [:;?!$%»]|« /;

/** A sentence that visitors read. */
export const text = pipe(
  string(),
  nonEmpty('is empty'),
  check((value) => value === value.trim(), 'starts or ends with a space'),
  check((value) => !BREAKING_SPACE.test(value), 'needs a non-breaking space (U+00A0) before : ; ? ! $ % » and after «'),
  check((value) => !/lorem ipsum|\bTODO\b|\bXXX\b/i.test(value), 'still holds filler text'),
);

/** A path of the site, as the address of a page or the target of a link. */
export const sitePath = pipe(
  string(),
  regex(/^\/[a-z0-9]+(?:[-/][a-z0-9]+)*$/, 'must be a path like /ma-page, in lower case without accents'),
);

/** A click identifier that the tag manager knows (marketing-site §7). */
export const clickId = pipe(
  string(),
  regex(/^[a-z]+(?:-[a-z]+)+$/, 'must be an identifier like google-ads-expert-cta'),
);
