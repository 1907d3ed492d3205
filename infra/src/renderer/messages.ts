import type { RenderedMarkup } from '@agence/shared-contracts/remote/frame';
import type { ListedPage, PublishedTexts } from '@agence/shared-contracts/remote/page';
import type { PreparedRedirect } from '@agence/shared-contracts/remote/preparePage';
import type { RenderRequest } from '@agence/shared-contracts/server';
import type { AnsweredPage, Outline } from './Renderer.ts';
import type { Thrown } from './thrown.ts';

/** The descriptor on which both processes write lines of JSON to each other. */
export const CHANNEL = 3;

/** What the site asks of a renderer, by a number that comes back with the answer. */
export type Question =
  | {
      readonly id: number;
      readonly kind: 'page';
      readonly request: Omit<RenderRequest, 'backend'>;
      readonly readsBackend: boolean;
      readonly needsMarkup: boolean;
    }
  /** The markup of a page that was answered without, by the number of its question. */
  | { readonly id: number; readonly kind: 'markup'; readonly of: number }
  | { readonly id: number; readonly kind: 'sitemapPages' }
  | { readonly id: number; readonly kind: 'outline'; readonly texts: PublishedTexts; readonly siteUrl: string }
  /** Answered once the server half is loaded. */
  | { readonly id: number; readonly kind: 'start' }
  /** Answered at once by whoever is not stuck. */
  | { readonly id: number; readonly kind: 'ping' }
  | { readonly kind: 'fetched'; readonly fetch: number; readonly answer: FetchAnswer | { readonly error: string } };

export interface FetchAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Of each kind of question in turn; null for markup that is not known any more, and for an outline that cannot be made. */
type Answer =
  | AnsweredPage
  | PreparedRedirect
  | RenderedMarkup
  | Outline
  | null
  | readonly (string | ListedPage)[]
  | true;

/** What a renderer says. It reads the backend through the site, which holds the keys. */
export type Reply =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: Thrown }
  | {
      readonly kind: 'fetch';
      readonly fetch: number;
      readonly path: string;
      readonly method: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body?: string;
    }
  | { readonly kind: 'abort'; readonly fetch: number };
