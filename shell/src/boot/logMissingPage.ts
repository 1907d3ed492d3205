/** The 404 page carries this attribute, so that its address is logged (marketing-site §2 "404"). */
export const MISSING_PAGE = 'data-page-introuvable';

/** Logs the address of a page that does not exist, where those who watch the site find it. */
export function logMissingPage(): void {
  if (document.querySelector(`[${MISSING_PAGE}]`)) console.error(`404: ${location.pathname}`);
}
