import {
  array,
  boolean,
  integer,
  length,
  literal,
  maxLength,
  maxValue,
  minValue,
  optional,
  picklist,
  pipe,
  strictObject,
} from 'valibot';
import { clickId, figureNumber, text } from './text.ts';

/** What is in every site, and what can be added, in the calculator of prices. */
const baseIds = ['design', 'responsive', 'seo', 'cms'] as const;
const optionIds = [
  ...(['ecommerce', 'booking', 'blog', 'multilingual', 'advanced-seo'] as const),
  ...(['analytics', 'social', 'chat', 'forms', 'gallery'] as const),
] as const;

/** An amount before tax, in dollars. */
const dollars = pipe(
  figureNumber,
  integer('Écrivez un montant en dollars, sans les cents.'),
  minValue(0, 'Un prix ne descend pas sous zéro.'),
  maxValue(1_000_000, 'Au plus un million de dollars.'),
);

const section = { title: text, lead: text };
const slider = strictObject({ label: text, hint: text });
const named = strictObject({ name: text, text });

/** The sections of `/creation-site-web-quebec` that answer the visitor (marketing-site §2 "Service pages"). */
export const websiteSections = [
  strictObject({
    kind: literal('roi'),
    ...section,
    fields: strictObject({ visitors: slider, conversion: slider, basket: slider, investment: slider }),
    results: strictObject({ monthly: text, yearly: text, roi: text, breakEven: text }),
    months: strictObject({ one: text, many: text }),
    formula: strictObject({ title: text, lines: array(text) }),
    never: text,
  }),
  strictObject({
    kind: literal('process'),
    ...section,
    steps: pipe(
      array(strictObject({ title: text, duration: text, description: text, tasks: array(text), icon: text })),
      length(5, 'Il faut les cinq étapes.'),
    ),
    tabs: text,
    tasks: text,
    previous: text,
    next: text,
    progress: text,
  }),
  strictObject({
    kind: literal('videos'),
    ...section,
    note: text,
    play: text,
    close: text,
    testimonials: pipe(
      array(
        strictObject({
          id: text,
          name: text,
          position: text,
          company: text,
          location: text,
          videoUrl: text,
          thumbnail: text,
          quote: text,
          isVerified: optional(boolean()),
          duration: text,
          results: array(strictObject({ metric: text, improvement: text })),
        }),
      ),
      maxLength(3, 'Au plus trois témoignages.'),
    ),
  }),
  strictObject({
    kind: literal('beforeAfter'),
    ...section,
    before: text,
    after: text,
    slider: text,
    showBefore: text,
    showAfter: text,
    choose: text,
    projects: array(
      strictObject({
        id: text,
        title: text,
        before: strictObject({ alt: text, lines: array(text) }),
        after: strictObject({ alt: text, lines: array(text) }),
        improvements: array(text),
      }),
    ),
  }),
  strictObject({
    kind: literal('quiz'),
    ...section,
    questions: pipe(
      array(strictObject({ id: text, question: text, options: pipe(array(text), length(6, 'Il faut six réponses.')) })),
      length(5, 'Il faut cinq questions.'),
    ),
    count: text,
    previous: text,
    restart: text,
    result: text,
    timeline: text,
    price: text,
    features: text,
    possible: text,
    shopNote: text,
    action: strictObject({ id: clickId, label: text }),
    recommendations: strictObject({
      ecommerce: strictObject({ type: text, description: text, features: array(text), timeline: text, price: text }),
      leads: strictObject({ type: text, description: text, features: array(text), timeline: text, price: text }),
      showcase: strictObject({ type: text, description: text, features: array(text), timeline: text, price: text }),
    }),
  }),
  strictObject({
    kind: literal('technologies'),
    ...section,
    groups: array(strictObject({ name: text, technologies: array(strictObject({ name: text, icon: text, text })) })),
  }),
  strictObject({
    kind: literal('gauges'),
    ...section,
    note: text,
    gauges: array(strictObject({ label: text, target: figureNumber, unit: picklist(['', '%']) })),
  }),
  strictObject({
    kind: literal('price'),
    ...section,
    included: text,
    includedTitle: text,
    optionsTitle: text,
    base: pipe(
      array(strictObject({ id: picklist(baseIds), name: text, price: dollars })),
      length(4, 'Il faut les quatre éléments de base.'),
    ),
    options: pipe(
      array(strictObject({ id: picklist(optionIds), name: text, price: dollars })),
      length(10, 'Il faut les dix options.'),
    ),
    complexity: strictObject({ label: text, levels: pipe(array(named), length(5, 'Il faut cinq niveaux.')) }),
    deadline: strictObject({ label: text, levels: pipe(array(named), length(5, 'Il faut cinq niveaux.')) }),
    total: text,
    taxes: text,
    calculation: text,
    notice: text,
    action: strictObject({ id: clickId, label: text }),
  }),
  strictObject({
    kind: literal('questions'),
    ...section,
    search: text,
    count: strictObject({ one: text, many: text }),
    categories: array(strictObject({ id: text, name: text })),
    items: pipe(
      array(strictObject({ id: text, category: text, question: text, answer: text })),
      length(10, 'Il faut les dix questions.'),
    ),
    empty: strictObject({ title: text, text, action: text }),
  }),
] as const;
