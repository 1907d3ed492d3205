import type { ASKED } from '../forms/leadFields.ts';

/**
 * What a visitor's request is for (AMB-65).
 * @provided
 */
export type Asked = (typeof ASKED)[number];

/** What a page knows of a request, in the words that the visitor sees there: options and price, results. @provided */
export interface RequestContext {
  /** Where it comes from, such as `Calculateur de prix`. At most 120 characters. */
  readonly title: string;
  /** What and how much; at most 24, of 80 and 300 characters. */
  readonly lines: readonly (readonly [label: string, value: string])[];
}

/** Makes a button open the booking dialog of the shell, before and after JavaScript, and say there what it asks for and what goes along. */
export function asking(asked: Asked, context?: RequestContext) {
  return {
    type: 'button',
    commandfor: 'reserver',
    command: 'show-modal',
    'data-asked': asked,
    'data-context': context && JSON.stringify(context),
  } as const;
}
