import type { RenderedMarkup } from '@agence/shared-contracts/remote/frame';
import type { ListedPage, PublishedTexts } from '@agence/shared-contracts/remote/page';
import type { PreparedRedirect } from '@agence/shared-contracts/remote/preparePage';
import type {
  Backend,
  LoadedPage,
  RemoteServer,
  RenderablePage,
  RenderedPage,
  RenderRequest,
} from '@agence/shared-contracts/server';
import { faultless, outageOrFault } from './thrown.ts';

/** A page as a server half answers it: with its markup where that was asked for, or where it comes with it anyway. */
export interface AnsweredPage {
  readonly page: LoadedPage;
  readonly markup?: RenderedMarkup | undefined;
  /** The markup of this same page, later; undefined when the server half does not know it any more. */
  readonly render?: () => Promise<RenderedMarkup | undefined>;
}

/** What there is of a remote with the texts that staff have published, besides its pages themselves. */
export interface Outline {
  /** Decoded path → ISO day of its last change, or null. Of the routes that are made from texts, and no other page of them is there. */
  readonly pages: Readonly<Record<string, string | null>>;
  /** Decoded path → text, of all files that the remote writes itself. */
  readonly files: Readonly<Record<string, string>>;
}

/** How the composer asks the server half of a release, wherever that runs. */
export interface Renderer {
  /**
   * A page of the remote.
   *
   * @param needsMarkup navigation inside the site needs none
   * @throws Error when the remote throws, ends or does not answer in time
   */
  page(request: RenderRequest, needsMarkup: boolean): Promise<AnsweredPage | PreparedRedirect>;
  /** Pages of data routes for the sitemap. @throws Error as `page` does */
  sitemapPages(backend: Backend): Promise<readonly (string | ListedPage)[]>;
  /** What follows from texts. Undefined of a release from before they were there. @throws Error as `page` does */
  outline(texts: PublishedTexts, siteUrl: string): Promise<Outline | undefined>;
}

/** How long an answer may take in all, in milliseconds: one that was told to give up gets to say what stands in. */
export const ANSWER_LIMIT_MS = 5_000;
/** How long reading the backend for a page may take, in milliseconds. */
const READ_LIMIT_MS = 3_500;

/** Asks a server half in this process: in development, in tests, and inside the process of a renderer. */
export function inProcess(
  server: Pick<RemoteServer, 'load' | 'render' | 'sitemapPaths' | 'sitemapPages' | 'pagesWith' | 'publicFiles'>,
): Renderer {
  const readable = (backend: Backend) => ({ ...backend, signal: AbortSignal.timeout(READ_LIMIT_MS) });
  return {
    async page({ backend, ...asked }, needsMarkup) {
      const request = { ...asked, ...(backend ? { backend: readable(backend) } : {}) };
      const answer = await outageOrFault<RenderablePage | RenderedPage | PreparedRedirect>(async () =>
        server.load ? server.load(request) : server.render(request),
      );
      if (answer.kind === 'redirect') return answer;
      if ('html' in answer) return withMarkup(answer);
      const { render, ...page } = answer;
      const rendered = () => faultless(render);
      return needsMarkup ? { page, markup: rendered() } : { page, render: async () => rendered() };
    },
    sitemapPages: async (backend) => (await (server.sitemapPages ?? server.sitemapPaths)?.(readable(backend))) ?? [],
    async outline(texts, siteUrl) {
      if (!server.pagesWith) return undefined;
      const [pages, files = {}] = [await server.pagesWith(texts, siteUrl), await server.publicFiles?.(siteUrl, texts)];
      return { pages, files };
    },
  };
}

/** A page that has been rendered already. */
export function withMarkup({ html, styles, ...page }: RenderedPage): AnsweredPage {
  return { page, markup: { html, styles } };
}
