import { array, check, maxLength, minLength, optional, picklist, pipe, strictObject, variant } from 'valibot';
import { action, commonSections, figure } from './landingSections.ts';
import { text } from './text.ts';
import { websiteSections } from './websiteSections.ts';

/** What a landing page says, in sections: of its file, of the console's editor, and of what staff publish. */
export const landingSchema = strictObject({
  /** What search engines are told the page is about: a service, or the agency in a place. */
  about: picklist(['service', 'place']),
  seo: strictObject({
    title: pipe(text, maxLength(60, 'Au plus 60 caractères : les moteurs de recherche coupent la suite.')),
    description: pipe(
      text,
      minLength(110, 'Au moins 110 caractères.'),
      maxLength(165, 'Au plus 165 caractères : les moteurs de recherche coupent la suite.'),
    ),
    keywords: pipe(array(text), minLength(3, 'Il faut au moins trois mots-clés.')),
  }),
  hero: strictObject({
    eyebrow: text,
    badge: optional(strictObject({ value: text, claim: optional(text) })),
    title: text,
    lead: text,
    /** The drawing beside the title. */
    art: picklist(['contours', 'advert', 'search', 'manuscript', 'camera', 'thread', 'summit', 'river']),
    ground: optional(picklist(['plain', 'band', 'spruce'])),
    figures: optional(array(figure)),
    action: optional(action),
    /** Label of the button that calls the agency. */
    call: optional(text),
    /** Sentence before the telephone number. */
    phone: optional(text),
    /** Phrases that the headline types one after the other, instead of its title (marketing-site §4). */
    phrases: optional(pipe(array(text), minLength(2, 'Il faut au moins deux phrases.'))),
  }),
  sections: pipe(
    array(variant('kind', [...commonSections, ...websiteSections])),
    check(
      (sections) => new Set(sections.map(({ title }) => title)).size === sections.length,
      'Deux sections ne peuvent pas avoir le même titre.',
    ),
  ),
  /** The closing call to action. */
  cta: strictObject({ ...action.entries, title: text, text: optional(text) }),
});
