import { answerOf } from '@agence/shared-contracts/backend/answer';
import { OutdatedPageError } from '@agence/shared-contracts/platform';
import { RELEASE_HEADER } from '@agence/shared-contracts/remote/dataPrefix';
import type { PreparedRedirect } from '@agence/shared-contracts/remote/preparePage';
import { PAGE_PREFIX, type ServedAnswer, type ServedPage } from '@agence/shared-contracts/remote/servedPage';
import { fetchHtml } from '../boot/trustedScript.ts';

/** A page as the server has rendered it, for the outlet of a document that is there already. */
export interface ArrivingPage {
  readonly kind: 'served';
  readonly remote: string;
  readonly page: Omit<ServedPage, 'html'>;
  /** It was shown before, and what was typed there comes back with it. */
  readonly isKept?: true;
  /** Makes its element, each time another. */
  readonly draw: () => HTMLElement;
}

/**
 * Asks the composer for a page as the server renders it.
 *
 * @param version of the remote in this document
 * @throws Error when the composer cannot be reached or cannot render the page, or somebody else answers for it
 * @throws OutdatedPageError when another version has rendered the page
 */
export async function fetchServedPage(
  remote: string,
  version: string | undefined,
  url: URL,
  priority?: RequestPriority,
): Promise<ArrivingPage | PreparedRedirect> {
  const [answer, draw] = await fetchHtml(
    `${PAGE_PREFIX}${url.pathname}${url.search}`,
    async (response) => {
      const { ok, status, headers } = response;
      if (!ok) throw new Error(`The page ${url.pathname} answered ${status}`);
      const answer = (await answerOf(response)) as ServedAnswer | undefined;
      if (!answer) throw new Error(`Not the page of ${url.pathname}`);
      if (headers.get(RELEASE_HEADER) !== version) throw new OutdatedPageError(`${remote} has moved on`);
      return [answer, answer.kind === 'page' ? answer.html : undefined];
    },
    priority,
  );
  if (answer.kind === 'redirect') return answer;
  const element = () => {
    const made = draw();
    made.dataset.remote = remote;
    return made;
  };
  return { kind: 'served', remote, page: answer, draw: element };
}
