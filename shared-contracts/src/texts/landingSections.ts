import { array, boolean, literal, minLength, optional, picklist, pipe, strictObject } from 'valibot';
import { clickId, figureNumber, sitePath, text } from './text.ts';

/** Of which claim something is (`claims.ts`), where it is one. */
const claim = optional(text);
export const figure = strictObject({ value: text, label: text, claim });
const titled = strictObject({ title: text, text });
/** A question with its answer. */
export const question = strictObject({ question: text, answer: text });

/** A button that opens the booking dialog, with the identifier that the tag manager reads. */
export const action = strictObject({ id: clickId, label: text });

/** What every section has: a title, and what it stands on. */
const section = { title: text, ground: optional(picklist(['plain', 'band', 'spruce'])) };

/** What a client says, with the figures before and after (marketing-site §3 "Testimonial"). */
const testimonial = strictObject({
  id: text,
  name: text,
  position: text,
  company: text,
  location: text,
  avatar: text,
  quote: text,
  /** Somebody has verified it (`claims.ts`): it is no example any more. */
  isVerified: optional(boolean()),
  results: strictObject({ before: figureNumber, after: figureNumber, unit: text, period: text, roi: text }),
  businessType: text,
});

const testimonialTexts = strictObject({
  title: text,
  note: text,
  previous: text,
  next: text,
  jump: text,
  before: text,
  after: text,
  roi: text,
});

/** Sections that any landing page may use: service pages and local pages are made of them. */
export const commonSections = [
  /** Figures that count up once; `step` is what a figure grows by at each tick (AMB-16). */
  strictObject({
    kind: literal('counters'),
    ...section,
    figures: array(strictObject({ value: text, label: text, step: figureNumber, claim })),
    delayMs: figureNumber,
    everyMs: figureNumber,
    durationMs: figureNumber,
    note: optional(text),
  }),
  strictObject({ kind: literal('figures'), ...section, figures: array(figure) }),
  /** Things to know: as columns, as a ledger with numbers, or as stairs that climb. */
  strictObject({
    kind: literal('points'),
    ...section,
    layout: optional(picklist(['columns', 'ledger', 'stairs'])),
    lead: optional(text),
    points: pipe(array(titled), minLength(2, 'Il faut au moins deux points.')),
  }),
  /** A process: a plain list, a climb, or a timeline whose steps say when. */
  strictObject({
    kind: literal('steps'),
    ...section,
    layout: optional(picklist(['list', 'climb', 'timeline'])),
    steps: pipe(
      array(strictObject({ title: text, text, when: optional(text) })),
      minLength(2, 'Il faut au moins deux étapes.'),
    ),
  }),
  strictObject({
    kind: literal('faq'),
    ...section,
    items: pipe(array(question), minLength(1, 'Il faut au moins une question.')),
  }),
  /** Advertising formats, each beside a drawing of what people see. */
  strictObject({
    kind: literal('formats'),
    ...section,
    formats: array(
      strictObject({
        name: text,
        text,
        sample: picklist(['search', 'shopping', 'display', 'video']),
        lines: array(text),
      }),
    ),
  }),
  /** Searches of real people, and which of them are worth money. */
  strictObject({
    kind: literal('queries'),
    ...section,
    lead: text,
    keep: text,
    drop: text,
    queries: array(strictObject({ query: text, isKept: boolean(), reason: text })),
  }),
  /** What is made, each beside a specimen of it. */
  strictObject({
    kind: literal('specimens'),
    ...section,
    specimens: array(
      strictObject({ name: text, text, sample: picklist(['article', 'storyboard', 'palette']), lines: array(text) }),
    ),
  }),
  /** Films, each in its own frame. */
  strictObject({
    kind: literal('films'),
    ...section,
    films: array(
      strictObject({ name: text, text, length: text, frame: picklist(['wide', 'tall', 'square']), seed: text }),
    ),
  }),
  /** Services along the time after a first contact. */
  strictObject({
    kind: literal('relay'),
    ...section,
    lead: text,
    services: array(strictObject({ name: text, text, messages: array(strictObject({ day: text, text })) })),
  }),
  /** Services with what they are for; a service with a page of its own links to it. */
  strictObject({
    kind: literal('services'),
    ...section,
    lead: optional(text),
    services: array(strictObject({ name: text, text, to: optional(sitePath) })),
    more: text,
    action: optional(action),
  }),
  /** Where the agency is, why that matters, and a map that loads on a click (AMB-49). */
  strictObject({
    kind: literal('location'),
    ...section,
    paragraphs: array(text),
    reasons: optional(array(titled)),
    /** As texts from before name them: pages show those of the contact. */
    hours: optional(text),
    action: optional(action),
    map: strictObject({
      /** Place of the region that stands out on the drawing. */
      focus: text,
      label: text,
      show: text,
      notice: text,
      west: figureNumber,
      south: figureNumber,
      east: figureNumber,
      north: figureNumber,
    }),
  }),
  /** Three clients, set large. */
  strictObject({ kind: literal('clients'), ...section, texts: testimonialTexts, clients: array(testimonial) }),
  /** Clients in a track that scrolls. */
  strictObject({ kind: literal('carousel'), ...section, texts: testimonialTexts, clients: array(testimonial) }),
  /** Whom an offer is for. */
  strictObject({
    kind: literal('eligibility'),
    ...section,
    text,
    criteria: array(text),
    places: text,
    action: optional(action),
  }),
  /** What is particular about a place. */
  strictObject({
    kind: literal('place'),
    ...section,
    paragraphs: array(text),
    facts: array(strictObject({ name: text, text })),
  }),
] as const;
