import { array, length, literal, number, picklist, pipe, strictObject } from 'valibot';
import { baseIds, optionIds } from '../../price-calculator/quote.ts';
import { clickId, text } from './text.ts';

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
      length(5, 'needs the five steps'),
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
          duration: text,
          results: array(strictObject({ metric: text, improvement: text })),
        }),
      ),
      length(3, 'needs the three testimonials'),
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
      array(strictObject({ id: text, question: text, options: pipe(array(text), length(6, 'needs six options')) })),
      length(5, 'needs five questions'),
    ),
    count: text,
    previous: text,
    restart: text,
    result: text,
    timeline: text,
    price: text,
    features: text,
    possible: text,
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
    gauges: array(strictObject({ label: text, target: number(), unit: picklist(['', '%']) })),
  }),
  strictObject({
    kind: literal('price'),
    ...section,
    included: text,
    includedTitle: text,
    optionsTitle: text,
    base: pipe(array(strictObject({ id: picklist(baseIds), name: text })), length(4, 'needs the four base items')),
    options: pipe(array(strictObject({ id: picklist(optionIds), name: text })), length(10, 'needs the ten options')),
    complexity: strictObject({ label: text, levels: pipe(array(named), length(5, 'needs five levels')) }),
    deadline: strictObject({ label: text, levels: pipe(array(named), length(5, 'needs five levels')) }),
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
      length(10, 'needs the ten questions'),
    ),
    empty: strictObject({ title: text, text, action: text }),
  }),
] as const;
