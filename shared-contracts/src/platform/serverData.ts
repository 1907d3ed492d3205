import { answerOf } from '../backend/answer.ts';
import { DATA_PREFIX, RELEASE_HEADER } from '../remote/dataPrefix.ts';
import type { RouteDeclaration } from '../remote/manifest.ts';
import type { ServerData } from '../remote/preparePage.ts';
import type { RegistrySnapshot } from '../remote/snapshot.ts';
import { OutdatedPageError } from './OutdatedPageError.ts';

/**
 * The data that the server has for a page: what stands in the document it was rendered into, or the composer's
 * answer. So `load` of static and `data` routes runs on the server alone, and navigating to them needs neither the
 * Supabase client nor content that belongs to other pages.
 *
 * @throws Error when the composer cannot be reached or cannot render the page, or somebody else answers for it
 * @throws OutdatedPageError when another version of the remote than the one in this page made the data
 */
export async function serverData(remote: string, route: RouteDeclaration, url: URL): Promise<ServerData | undefined> {
  const inDocument = takeServerData(remote, url);
  if (inDocument || route.render === 'client') return inDocument;
  const response = await fetch(DATA_PREFIX + url.pathname + url.search, { headers: { accept: 'application/json' } });
  if (!response.ok) {
    const { status } = response;
    // With its status, as a refusal: no final no is asked again.
    throw Object.assign(new Error(`The data of ${url.pathname} answered ${status}`), { status });
  }
  const data = await answerOf(response);
  if (!data) throw new Error(`Not the data of ${url.pathname}`);
  const version = response.headers.get(RELEASE_HEADER);
  const inPage = versionInPage(remote);
  if (inPage && version !== inPage) throw new OutdatedPageError(`${remote} has moved on to ${version}`);
  return data as unknown as ServerData;
}

/** The version of a remote that the page was composed from; undefined in the page of another host, which tells none. */
function versionInPage(remote: string): string | undefined {
  const registry = document.getElementById('registry')?.textContent;
  return registry ? (JSON.parse(registry) as RegistrySnapshot).remotes[remote]?.version : undefined;
}

/**
 * Takes the data that the server rendered the page at `url` with, once. It stands in the document as
 * `<script type="application/json" data-page="{remote}" data-path="{path}">`.
 */
function takeServerData(remote: string, url: URL): ServerData | undefined {
  const element = document.querySelector<HTMLScriptElement>(`script[data-page="${remote}"]`);
  if (!element || element.dataset.path !== url.pathname) return undefined;
  element.remove();
  return { ...(JSON.parse(element.text) as ServerData), served: true } as ServerData;
}
