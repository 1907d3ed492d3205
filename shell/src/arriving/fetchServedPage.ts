import { answerIn } from '@agence/shared-contracts/backend/answer';
import { OutdatedPageError } from '@agence/shared-contracts/platform';
import { RELEASE_HEADER } from '@agence/shared-contracts/remote/dataPrefix';
import type { PreparedRedirect } from '@agence/shared-contracts/remote/preparePage';
import { PAGE_PREFIX, type ServedPage } from '@agence/shared-contracts/remote/servedPage';
import { fetchHtml } from '../boot/trustedScript.ts';
import { linesOf } from './linesOf.ts';

/** The two lines of an answer: what the first screen needs, whose last elements are not closed, and the rest. */
type FirstScreen = Pick<ServedPage, 'kind' | 'status' | 'degraded' | 'styles' | 'html'>;
type Rest = Pick<ServedPage, 'styles' | 'html' | 'head' | 'data' | 'modules'>;

/** A page as the server has rendered it, for the outlet of a document that is there already. */
export interface ArrivingPage {
  readonly kind: 'served';
  readonly remote: string;
  readonly page: Omit<FirstScreen, 'html'>;
  /** Rejected where it does not come. */
  readonly rest: Promise<Omit<Rest, 'html'>>;
  /** Its rest has come. */
  readonly isWhole: () => boolean;
  /** It was shown before, and what was typed there comes back with it. */
  readonly isKept?: true;
  /** Makes an element of what has come of it, each time another. */
  readonly draw: () => HTMLElement;
}

/**
 * Asks the composer for a page as the server renders it.
 *
 * @param version of the remote in this document
 * @returns once its first screen is here, or it is known to be elsewhere
 * @throws Error when the composer cannot be reached or cannot render the page, or somebody else answers for it
 * @throws OutdatedPageError when another version has rendered the page
 */
export async function fetchServedPage(
  remote: string,
  version: string | undefined,
  url: URL,
  priority?: RequestPriority,
): Promise<ArrivingPage | PreparedRedirect> {
  let isWhole = false;
  const [answer, draw] = await fetchHtml(
    `${PAGE_PREFIX}${url.pathname}${url.search}`,
    async (response, found) => {
      const { ok, status, headers } = response;
      if (!ok) throw new Error(`The page ${url.pathname} answered ${status}`);
      const lines = linesOf(response);
      const next = async <Line extends object>() => {
        const { value } = await lines.next();
        const line = answerIn(value ?? '') as Line | undefined;
        if (!line) throw new Error(`Not the page of ${url.pathname}`);
        return line;
      };
      const first = await next<FirstScreen | PreparedRedirect>();
      if (headers.get(RELEASE_HEADER) !== version) throw new OutdatedPageError(`${remote} has moved on`);
      if (first.kind === 'redirect') return first;
      found(first.html);
      const rest = next<Rest>().then((more) => {
        found(more.html);
        isWhole = true;
        return more;
      });
      // Whoever waits for it hears of it; often nobody does.
      rest.catch(() => {});
      return { kind: 'page', page: first, rest } as const;
    },
    priority,
  );
  if (answer.kind === 'redirect') return answer;
  const element = () => {
    const made = draw();
    made.dataset.remote = remote;
    return made;
  };
  const { page, rest } = answer;
  return { kind: 'served', remote, page, rest, isWhole: () => isWhole, draw: element };
}
