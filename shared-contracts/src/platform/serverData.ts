import type { ServerData } from '../remote/preparePage.ts';

/**
 * Takes the data that the server rendered the page at `url` with, once. It stands in the document as
 * `<script type="application/json" data-page="{remote}" data-path="{path}">`.
 */
export function takeServerData(remote: string, url: URL): ServerData | undefined {
  const element = document.querySelector<HTMLScriptElement>(`script[data-page="${remote}"]`);
  if (!element || element.dataset.path !== url.pathname) return undefined;
  element.remove();
  return JSON.parse(element.text) as ServerData;
}
