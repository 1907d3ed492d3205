import { contactFacts } from '@agence/shared-contracts/forms/leadFacts';
import { contactColumns } from '@agence/shared-contracts/forms/leadFields';
import { requestsTexts } from '../content/requests.ts';
import type { Fact } from '../member/Facts.tsx';
import type { RequestDetail } from './requestsApi.ts';

/** What a field can be answered by. */
const LINKS: { readonly [Field in keyof typeof contactFacts]?: (said: string) => string } = {
  email: (said) => `mailto:${said}`,
  telephone: (said) => `tel:${said.replace(/ poste /, ';ext=').replace(/[\s-]/g, '')}`,
};

/** How one answers, the quickest first. */
const WAYS = ['telephone', 'email'] as const;

/** What the visitor typed into a field of the contact form. */
export function saidIn(detail: RequestDetail, field: keyof typeof contactColumns): string | undefined {
  const said = detail[contactColumns[field]];
  return said === null || said === undefined || said === '' ? undefined : String(said);
}

/** The ways to answer that this person has given. */
export const waysOf = (detail: RequestDetail) =>
  WAYS.flatMap((field) => {
    const said = saidIn(detail, field);
    return said ? [{ field, said, href: LINKS[field]?.(said) }] : [];
  });

/** What the contact form has asked for; those that are known. */
export function factsOf(detail: RequestDetail): readonly Fact[] {
  // Name and company are the heading, the number stands on its button.
  const { nom: _, telephone: __, entreprise: ___, ...names } = contactFacts;
  return known(
    (Object.keys(names) as (keyof typeof names)[]).map((field) => {
      const said = saidIn(detail, field);
      return [names[field], said, said && LINKS[field]?.(said)] as const;
    }),
  );
}

/** Where the visitor was and what brought them; those that are known. */
export function originOf({ page, origin }: RequestDetail): readonly Fact[] {
  const { details } = requestsTexts;
  return known([
    [details.page, page, page.startsWith('/') ? page : undefined],
    [details.landing, origin.landing === page ? undefined : origin.landing],
    [details.referrer, origin.referrer],
    [details.campaign, [origin.source, origin.medium, origin.campaign].filter(Boolean).join(', ')],
  ]);
}

const known = (facts: readonly (readonly [string, string | undefined, (string | undefined)?])[]): readonly Fact[] =>
  facts.flatMap(([label, said, href]) => (said ? [[label, said, href] as const] : []));
