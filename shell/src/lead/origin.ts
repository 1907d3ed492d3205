const KEY = 'agence-origine';

/**
 * Where this visit began, as JSON for a request: first page, the site before it, campaign. Kept in the tab alone, and nothing that tells
 * one visitor from another.
 */
export const originOfVisit = (): string => visit().origin;

/** The same, and whether the visit begins with this document. @param landing what the first page is called */
export function visit(landing = location.pathname): { readonly origin: string; readonly isNew: boolean } {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept) return { origin: kept, isNew: false };
    const origin = JSON.stringify(readOrigin(landing));
    sessionStorage.setItem(KEY, origin);
    return { origin, isNew: true };
  } catch {
    return { origin: '{}', isNew: false };
  }
}

function readOrigin(landing: string) {
  const { search, host } = location;
  const parameters = new URLSearchParams(search);
  const before = URL.canParse(document.referrer) ? new URL(document.referrer).host : undefined;
  return {
    landing,
    referrer: before === host ? undefined : before,
    source: parameters.get('utm_source') ?? undefined,
    medium: parameters.get('utm_medium') ?? undefined,
    campaign: parameters.get('utm_campaign') ?? undefined,
  };
}
