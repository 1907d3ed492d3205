import type { Contact } from '../brand.ts';
import type { Asked } from '../ui/asking.ts';
import type { PageHead } from './head.ts';
import type { NavigationEntry, RemoteManifest } from './manifest.ts';
import type { PublicDemo } from './publicDemo.ts';
import type { SiteConfig } from './siteConfig.ts';

/** What the document around a page is rendered for. */
export interface FrameRequest {
  /** Path of the page, to mark the current navigation entry. */
  readonly path: string;
  /** Entries of all active releases, sorted by slot and order. */
  readonly navigation: readonly NavigationEntry[];
  /** Third parties that this installation works with. */
  readonly config: SiteConfig;
  /** The site is a public demonstration. */
  readonly demo?: PublicDemo;
  /** What every button of the page asks for that opens the booking dialog, where that is one thing; for visitors without JavaScript. */
  readonly asked?: Asked;
  /** How the agency is reached, in place of what is configured. */
  readonly contact?: Contact;
  /** What staff want every page to say before anything else. */
  readonly siteNotice?: string;
  /** Claims that are not shown. */
  readonly hiddenClaims?: readonly string[];
}

/** Markup with the `<style>` elements that it needs. */
export interface RenderedMarkup {
  readonly html: string;
  readonly styles: string;
}

/** The document around a page, in pieces. */
export interface RenderedFrame {
  /** What every page says before anything else; empty on most sites. The browser leaves it as it is. */
  readonly notice?: string;
  readonly header: string;
  readonly footer: string;
  /** Closed dialogs that every page can open. */
  readonly dialogs: string;
  readonly styles: string;
}

/** What `server/server.js` of the shell exports for the composer. */
export interface ShellServer {
  readonly manifest: RemoteManifest;
  /** Tokens, reset and `@font-face` rules. @param base address of the shell's release, ending with `/` */
  documentCss(base: string): string;
  /** Font files to preload, relative to the shell's release. */
  readonly preloadFonts: readonly string[];
  /** The image that social networks show for a page, as SVG of 1200 by 630. */
  socialImage(title: string, path: string): string;
  /** TrueType file with the letters of social images, relative to the shell's release. */
  readonly socialFont: string;
  /** The inline script of the quiet start: the only JavaScript before interaction or idle. */
  readonly bootstrapScript: string;
  /** It fetches what a page leaves for later (`RegistrySnapshot.later`, and the data of many); one that does not finds all of it in the page. */
  readonly fetchesLater?: true;
  /** Likewise styles of what lies below the first screen, where the page has a link to them in their place. */
  readonly fetchesStyles?: true;
  renderFrame(request: FrameRequest): RenderedFrame;
  /** The outlet of member pages until the browser knows who is signed in. */
  renderPending(): RenderedMarkup;
  renderNotFound(path: string): RenderedMarkup & { readonly head: PageHead };
  /**
   * Shown when a page cannot be rendered and no earlier rendering is kept.
   *
   * @param why `fault`, with status 500: its code is wrong; `outage`, with 503: something that it needs cannot be had now
   */
  renderUnavailable(path: string, why?: 'outage' | 'fault'): RenderedMarkup & { readonly head: PageHead };
}
