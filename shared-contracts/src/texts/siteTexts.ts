import * as v from 'valibot';
import { articleSchema } from './article.ts';
import { claimsSchema } from './claims.ts';
import { contactSchema } from './contact.ts';
import { homeSchema } from './home.ts';
import { landingSchema } from './landing.ts';

interface SiteText {
  readonly schema: v.GenericSchema;
  /** Where it stands in the data of its page. */
  readonly part: string;
  /** What addresses of pages that staff begin themselves start with; without it they write only those that files have. */
  readonly newBelow?: string;
}

/**
 * The kinds of texts that staff write in the console. A route of a remote says which it has (`RouteDeclaration.text`); the
 * remote's files, the editor, and the server that publishes check it with the one schema here.
 */
export const siteTexts = {
  landing: { schema: landingSchema, part: 'landing', newBelow: '/services/' },
  article: { schema: articleSchema, part: 'source', newBelow: '/blog/' },
  home: { schema: homeSchema, part: 'source' },
  claims: { schema: claimsSchema, part: 'claims' },
  contact: { schema: contactSchema, part: 'contact' },
} as const satisfies Readonly<Record<string, SiteText>>;

/** Pages whose text other pages show too (`RouteDeclaration.reads`). */
export const SHARED_TEXTS = { claims: '/nos-chiffres', contact: '/nous-joindre' } as const;

/** The name of a kind of texts. */
export type TextKind = keyof typeof siteTexts;

/** Whether somebody knows what texts of a kind are. */
export const isTextKind = (kind: string): kind is TextKind => Object.hasOwn(siteTexts, kind);

/** Something of a text that visitors must not get. */
export interface TextProblem {
  /** Where it stands, e.g. `sections.0.title`; empty for the whole. */
  readonly field: string;
  /** What to do, in French. */
  readonly message: string;
}

/** Why a text cannot be published; nothing where it can. */
export function textProblems(kind: TextKind, content: unknown): readonly TextProblem[] {
  const { issues = [] } = v.safeParse(siteTexts[kind].schema, content);
  return issues.map((issue) => ({
    field: v.getDotPath(issue as v.BaseIssue<unknown>) ?? '',
    message: issue.message,
  }));
}

/**
 * What staff have published, if pages of this release can be made from it. A text that was written for another release is left out, and
 * said in the log.
 */
export function readableText(kind: TextKind, published: unknown): unknown {
  const [problem] = textProblems(kind, published);
  if (!problem) return published;
  console.warn(`A ${kind} is shown from its file: ${problem.field}: ${problem.message}`);
  return undefined;
}

/**
 * The data of a page with the text that staff have published in place of what its file says, where that can be read.
 *
 * @param published as `LoadContext.text`; the file's own data where there is none
 */
export function withText<Data extends object>(kind: TextKind, data: Data, published: unknown): Data {
  const text = published === undefined ? undefined : readableText(kind, published);
  return text === undefined ? data : { ...data, [siteTexts[kind].part]: text };
}
