// The worker of one release's server half: nothing is in its environment, and of the network it reaches what `Backend` lets through.
import { WorkerEntrypoint } from 'cloudflare:workers';
import type { PublishedTexts } from '@agence/shared-contracts/remote/page';
import type { Backend, RenderRequest } from '@agence/shared-contracts/server';
import half from 'half';
import { inProcess } from '../renderer/Renderer.ts';

const renderer = inProcess(half);

/** Nothing is remembered between two calls: what was answered without markup is read again, should it be shown whole. */
export default class ServerHalf extends WorkerEntrypoint {
  async page(request: RenderRequest, needsMarkup: boolean) {
    const answer = await renderer.page(request, needsMarkup);
    if (!('page' in answer)) return answer;
    const { page, markup } = answer;
    return { page, ...(markup ? { markup } : {}) };
  }

  sitemapPages(backend: Backend) {
    return renderer.sitemapPages(backend);
  }

  outline(texts: PublishedTexts, siteUrl: string) {
    return renderer.outline(texts, siteUrl);
  }
}
