import { createHash } from 'node:crypto';
import type { PublishedTexts } from '@agence/shared-contracts/remote/page';
import type { PublishedSite } from '@agence/shared-contracts/remote/published';
import type { Release } from '@agence/shared-contracts/remote/release';
import { withTimeout } from '@agence/shared-contracts/remote/withTimeout';
import type { RenderRequest } from '@agence/shared-contracts/server';
import { type ClaimsText, claimsSchema, hiddenClaims } from '@agence/shared-contracts/texts/claims';
import { contactSchema } from '@agence/shared-contracts/texts/contact';
import { contactOf } from '@agence/shared-contracts/texts/contactOf';
import { SHARED_TEXTS } from '@agence/shared-contracts/texts/siteTexts';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { Log } from '../log/createLog.ts';
import { ANSWER_LIMIT_MS, type Outline } from '../renderer/Renderer.ts';
import { readBackend } from '../renderer/readBackend.ts';
import { decodePath } from './decodePath.ts';
import { assertFits } from './load.ts';
import { keepOf, type ResolvedPage, releaseKey } from './resolve.ts';
import type { CompositionSnapshot, SiteRoute } from './snapshot.ts';

/** What a page is asked with: the text of its own, or those of all pages of a kind. */
type Written = Pick<RenderRequest, 'text' | 'texts' | 'isForEditor'>;

/** What stands at a page in place of its file's text: what staff have published, or are previewing. */
export interface PageText {
  /** Seen by who has its address alone: nothing made from it may be kept. */
  readonly isPreview: boolean;
  /** What the page is kept under besides. */
  readonly key: string;
  /** @throws Error when the backend does not answer; undefined where the text is gone meanwhile */
  readonly read: () => Promise<Written | undefined>;
}

/** What search engines are told of the texts. */
export interface WrittenSite {
  readonly outlines: ReadonlyMap<Release, Outline>;
  /** Every page with a text; those that no file has, staff have begun. */
  readonly begun: readonly { readonly path: string; readonly kind: string }[];
  /** Every remote has said what follows from its texts. */
  readonly isWhole: boolean;
}

/** Query parameter of a preview: its key, or `fichier` for the page as its file has it. */
export const PREVIEW_PARAMETER = 'brouillon';
const FROM_FILE = 'fichier';

/** How long what is known of versions is not asked again, and after how long pages wait for it, in milliseconds. */
const FRESH_MS = 2_000;
const STALE_MS = 30_000;
/** How long one question may take, in milliseconds. */
const READ_LIMIT_MS = 2_000;
/** Outlines that are kept: of each release that is shown, with the texts of now and of a moment ago. */
const MAX_OUTLINES = 20;

const shownSchema = v.array(v.object({ path: v.string(), kind: v.string(), version: v.number() }));
const contentSchema = v.nullable(v.object({ content: v.unknown() }));
const ofKindSchema = v.record(v.string(), v.unknown());
const previewSchema = v.nullable(v.object({ path: v.string(), kind: v.string(), content: v.unknown() }));
const uuid = v.pipe(v.string(), v.uuid());

type Shown = v.InferOutput<typeof shownSchema>[number];

/** All that is published of a kind. */
interface KindTexts {
  /** Another whenever anything of the kind is published or given back. */
  readonly key: string;
  readonly read: () => Promise<PublishedTexts>;
}

/** What staff have published for every page, as the site says it. */
export interface SiteWide extends PublishedSite {
  /** What is made from it is kept under this; empty while nothing stands in place of what releases say. */
  readonly key: string;
  /** What every page says before anything else. */
  readonly siteNotice?: string;
  readonly hiddenClaims?: readonly string[];
}
const NOTHING: SiteWide = { key: '' };

interface TextsOptions {
  /** In production what nobody has verified is shown only where staff keep it (AMB-56): the file's own switches hold. */
  readonly isProduction?: boolean | undefined;
  readonly backendUrl: string | undefined;
  readonly anonKey: string;
  readonly siteUrl: string;
  readonly log: Log;
}

/**
 * What staff have published instead of what files say. Of all pages only the versions are known here, so that a page that nobody
 * has written about stays the release's own file, without a question to anybody; while the backend does not answer, what was
 * known before goes on.
 */
export function createTexts({ backendUrl, anonKey, siteUrl, isProduction = false, log }: TextsOptions) {
  const backend = backendUrl === undefined ? undefined : { url: backendUrl, anonKey };
  let shown: ReadonlyMap<string, Shown> = new Map();
  let kinds: ReadonlyMap<string, KindTexts> = new Map();
  let triedAt = Number.NEGATIVE_INFINITY;
  let isFailing = false;
  let reading: Promise<void> | undefined;
  const outlines = new LRUCache<string, Promise<Outline | undefined>>({ max: MAX_OUTLINES });
  let siteWide = NOTHING;
  const seeds = new WeakMap<CompositionSnapshot, Promise<SiteWide>>();

  async function ask<Schema extends v.GenericSchema>(
    schema: Schema,
    name: string,
    parameters: object,
  ): Promise<v.InferOutput<Schema>> {
    const body = JSON.stringify(parameters);
    const request = { path: `/rest/v1/rpc/${name}`, method: 'POST', headers: { 'content-type': 'application/json' } };
    const answer = await readBackend(backend, { ...request, body }, AbortSignal.timeout(READ_LIMIT_MS));
    if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}`);
    return v.parse(schema, JSON.parse(answer.body));
  }

  async function readVersions(): Promise<void> {
    try {
      const read = await ask(shownSchema, 'shown_texts', {});
      const known = new Map(read.map((text) => [text.path, text]));
      siteWide = await readSiteWide(known);
      shown = known;
      const named = new Set(read.map(({ kind }) => kind));
      kinds = new Map(
        [...named].map((kind) => [
          kind,
          kindTexts(
            kind,
            read.filter((text) => text.kind === kind),
          ),
        ]),
      );
      isFailing = false;
    } catch (error) {
      // Once for as long as it lasts, not every two seconds.
      if (!isFailing) log.problem('Pages go on with the texts that were known', error);
      isFailing = true;
    } finally {
      triedAt = Date.now();
      reading = undefined;
    }
  }

  /** The texts that stand on every page; read whole, for they are few and each page needs them. */
  async function readSiteWide(known: ReadonlyMap<string, Shown>): Promise<SiteWide> {
    const keyOf = (kind: keyof typeof SHARED_TEXTS) => {
      const text = known.get(SHARED_TEXTS[kind]);
      return text ? ` ${kind} ${text.version}` : '';
    };
    const key = keyOf('contact') + keyOf('claims');
    if (key === siteWide.key) return siteWide;
    const read = async <Schema extends v.GenericSchema>(kind: keyof typeof SHARED_TEXTS, schema: Schema) => {
      if (!known.has(SHARED_TEXTS[kind])) return undefined;
      const content = (await ask(contentSchema, 'shown_text', { text_path: SHARED_TEXTS[kind] }))?.content;
      const parsed = v.safeParse(schema, content);
      if (parsed.success) return parsed.output as v.InferOutput<Schema>;
      log.problem(`What is published at ${SHARED_TEXTS[kind]} cannot be read; its file stands in`, parsed.issues[0]);
      return undefined;
    };
    const [contact, claims] = await Promise.all([read('contact', contactSchema), read('claims', claimsSchema)]);
    return {
      key,
      ...(contact ? { contact: contactOf(contact) } : {}),
      ...(contact?.notice ? { siteNotice: contact.notice } : {}),
      ...(claims ? claimsOf(claims) : {}),
    };
  }

  /** What is known of a kind, its texts with it, goes on while nothing of it changes. */
  function kindTexts(kind: string, texts: readonly Shown[]): KindTexts {
    const versions = texts.map(({ path, version }) => `${path} ${version}`).sort();
    const key = createHash('sha256').update(versions.join('\n')).digest('hex').slice(0, 16);
    const known = kinds.get(kind);
    if (known?.key === key) return known;
    let asked: Promise<PublishedTexts> | undefined;
    const read = () => {
      asked ??= ask(ofKindSchema, 'shown_texts_of', { text_kind: kind }).catch((error) => {
        asked = undefined;
        throw error;
      });
      return asked;
    };
    return { key, read };
  }

  /** Looks whether anything was published, without keeping anybody waiting who need not. */
  async function look(): Promise<void> {
    if (!backend) return;
    const age = Date.now() - triedAt;
    if (age >= FRESH_MS) reading ??= readVersions();
    if (age >= STALE_MS) await reading;
  }

  /** The switches of the file, where no other are published. */
  async function seedOf(snapshot: CompositionSnapshot): Promise<SiteWide> {
    const release = snapshot.remotes.find(({ fragments }) => Object.hasOwn(fragments, SHARED_TEXTS.claims));
    const page = release && (await snapshot.fragmentOf(release, SHARED_TEXTS.claims));
    const parsed = v.safeParse(v.object({ claims: claimsSchema }), page?.data);
    return parsed.success ? { key: ' claims of the file', ...claimsOf(parsed.output.claims) } : NOTHING;
  }

  /**
   * What staff have published for every page.
   *
   * @param route a page that shows some of it waits for the answer where nobody has asked for long; the frame of others does not
   */
  async function siteWideOf(snapshot: CompositionSnapshot, route?: SiteRoute): Promise<SiteWide> {
    if (!snapshot.remotes.some(sharesTexts)) return NOTHING;
    if (route?.reads) await look();
    else void look();
    if (!isProduction || siteWide.claims) return siteWide;
    const seed = seeds.get(snapshot) ?? seedOf(snapshot);
    seeds.set(snapshot, seed);
    const { key, ...others } = await seed;
    return { ...siteWide, ...others, key: siteWide.key + key };
  }

  /** What follows from the texts of a kind. @throws Error when they cannot be read, or the remote does not answer */
  function outlineOf(snapshot: CompositionSnapshot, release: Release, texts: KindTexts): Promise<Outline | undefined> {
    const key = `${releaseKey(release)} ${texts.key}`;
    const known = outlines.get(key);
    if (known) return known;
    const making = async () => {
      assertFits(snapshot, release);
      const [renderer, read] = await Promise.all([snapshot.rendererOf(release), texts.read()]);
      return withTimeout(renderer.outline(read, siteUrl), ANSWER_LIMIT_MS, `${release.name} outline`);
    };
    const outline = making();
    outlines.set(key, outline);
    outline.catch(() => outlines.delete(key));
    return outline;
  }

  /** The text of one page, which stands for itself. */
  function ownText(snapshot: CompositionSnapshot, resolved: ResolvedPage): ResolvedPage {
    const { route, path } = resolved;
    const published = shown.get(path);
    if (!published || published.kind !== route.text) return resolved;
    const read = async () => {
      const found = await ask(contentSchema, 'shown_text', { text_path: path });
      return found ? { text: found.content } : undefined;
    };
    const key = `version ${published.version}`;
    const text = { isPreview: false, key, read };
    // A page that no file has: staff have begun it.
    const keep = resolved.isListed ? resolved.keep : keepOf(snapshot.preview, route, resolved.query !== '');
    return { ...resolved, text, isListed: true, keep, key: `${resolved.key} ${key}` };
  }

  /** A page that is made from the texts of many: the remote says itself which there are now. */
  async function ofMany(snapshot: CompositionSnapshot, resolved: ResolvedPage): Promise<ResolvedPage> {
    const { route, path, query } = resolved;
    const texts = kinds.get(route.texts ?? '');
    if (!texts) return resolved;
    const key = `texts ${texts.key}`;
    const read = async () => ({ texts: await texts.read() });
    const following = { ...resolved, key: `${resolved.key} ${key}`, text: { isPreview: false, key, read } };
    try {
      const outline = await outlineOf(snapshot, route.release, texts);
      if (!outline) return resolved;
      const isListed = [decodePath(path), path].some((one) => Object.hasOwn(outline.pages, one));
      return { ...following, isListed, keep: isListed ? keepOf(snapshot.preview, route, query !== '') : 'never' };
    } catch (error) {
      const fails = () => Promise.reject(error);
      return { ...following, text: { isPreview: false, key, read: fails }, keep: 'never' };
    }
  }

  /** The page with the draft that a key is for; undefined where it is over, or another page's. */
  async function withDraft(resolved: ResolvedPage, key: string): Promise<ResolvedPage | undefined> {
    if (!backend || !v.is(uuid, key)) return undefined;
    const { route, path } = resolved;
    const found = await ask(previewSchema, 'previewed_text', { key }).catch(() => null);
    if (found?.path !== path || found.kind !== route.text) return undefined;
    // A draft that is the file's text again.
    const isFile = found.content === null;
    const read = async () => {
      if (!route.texts) return isFile ? undefined : { text: found.content };
      const { [path]: _, ...others } = (await kinds.get(route.texts)?.read()) ?? {};
      return { texts: isFile ? others : { ...others, [path]: found.content } };
    };
    const isListed = isFile ? resolved.fragment !== undefined : true;
    return { ...resolved, isListed, text: { isPreview: true, key, read }, keep: 'never' };
  }

  return {
    siteWideOf,

    /** The same page with the texts that are published for it, and what it shows of those of the whole site. */
    async publishedAt(
      snapshot: CompositionSnapshot,
      found: ResolvedPage,
      everywhere: SiteWide = NOTHING,
    ): Promise<ResolvedPage> {
      const resolved = withSiteWide(found, everywhere);
      const { route } = resolved;
      if (route.text === undefined && route.texts === undefined) return resolved;
      await look();
      return route.texts === undefined ? ownText(snapshot, resolved) : ofMany(snapshot, resolved);
    },

    /** The page as who writes it asks for it: with the draft of a key, or as its file has it. @param published what others get */
    async asAsked(resolved: ResolvedPage, published: ResolvedPage, asked: URLSearchParams): Promise<ResolvedPage> {
      const key = asked.get(PREVIEW_PARAMETER);
      const { route, fragment } = resolved;
      if (key === null || route.text === undefined) return published;
      if (key !== FROM_FILE) {
        const { published: everywhere } = published;
        return (await withDraft({ ...resolved, ...(everywhere ? { published: everywhere } : {}) }, key)) ?? published;
      }
      if (fragment === undefined) return resolved;
      const text = { isPreview: true, key, read: async () => ({ isForEditor: true }) };
      return { ...resolved, text, keep: 'never' };
    },

    /** A file that a remote writes itself; null where there is none any more, undefined where nothing was published. */
    async file(snapshot: CompositionSnapshot, pathname: string): Promise<string | null | undefined> {
      await look();
      for (const release of snapshot.remotes) {
        for (const texts of followed(release)) {
          const outline = await outlineOf(snapshot, release, texts).catch((error) => {
            log.problem(`The files of ${release.name} stay as they were built`, error);
          });
          if (!outline) continue;
          const names = [decodePath(pathname), pathname];
          const path = names.find((name) => Object.hasOwn(outline.files, name));
          if (path !== undefined) return outline.files[path];
          if (names.some((name) => snapshot.publicFiles.get(name)?.release === release)) return null;
        }
      }
      return undefined;
    },

    async site(snapshot: CompositionSnapshot): Promise<WrittenSite> {
      await look();
      const made = new Map<Release, Outline>();
      let isWhole = true;
      for (const release of snapshot.remotes) {
        for (const texts of followed(release)) {
          const outline = await outlineOf(snapshot, release, texts).catch((error) => {
            isWhole = false;
            log.problem(`${release.name} cannot list what staff have written`, error);
          });
          if (outline) made.set(release, outline);
        }
      }
      return { outlines: made, begun: [...shown.values()], isWhole };
    },
  };

  /** The texts that pages of a release are made from, of kinds of which anything is published. */
  function followed({ routes }: Release): KindTexts[] {
    const named = new Set(routes.flatMap((route) => route.texts ?? []));
    return [...named].flatMap((kind) => kinds.get(kind) ?? []);
  }
}

/** What staff have published. */
export type Texts = ReturnType<typeof createTexts>;

const claimsOf = (claims: ClaimsText) => ({ claims, hiddenClaims: hiddenClaims(claims) });

const sharesTexts = ({ fragments }: Release) =>
  Object.values(SHARED_TEXTS).some((path) => Object.hasOwn(fragments, path));

function withSiteWide(resolved: ResolvedPage, { key, contact, claims }: SiteWide): ResolvedPage {
  const { reads = [] } = resolved.route;
  const published = {
    ...(contact && reads.includes('contact') ? { contact } : {}),
    ...(claims && reads.includes('claims') ? { claims } : {}),
  };
  if (Object.keys(published).length === 0) return resolved;
  return { ...resolved, published, key: `${resolved.key}${key}` };
}
