/**
 * Where the visit began, for a form that was sent without JavaScript: a campaign names itself in the address of the page where it leads.
 * Of any other page nobody knows whether it was the first.
 *
 * @param referer header of the request: the page that the form stands on
 * @returns JSON as the field `origine` has it; undefined where the page does not tell
 */
export function formOrigin(referer: string | null): string | undefined {
  const page = URL.parse(referer ?? '');
  const source = page?.searchParams.get('utm_source');
  if (!page || !source) return undefined;
  const said = (name: string) => page.searchParams.get(name) ?? undefined;
  return JSON.stringify({
    landing: page.pathname,
    source,
    medium: said('utm_medium'),
    campaign: said('utm_campaign'),
  });
}
