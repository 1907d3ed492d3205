import type { Json } from '@agence/shared-contracts/backend/database';
import { BackendRefusal } from '@agence/shared-contracts/backend/refusal';
import type { Publication } from '@agence/shared-contracts/forms/publication';
import { COMPOSER_ADDRESSES } from '@agence/shared-contracts/remote/siteAddresses';
import { isTextKind, siteTexts, type TextKind } from '@agence/shared-contracts/texts/siteTexts';
import * as v from 'valibot';
import { callFunction } from '../member/callFunction.ts';
import { read, write } from '../store/ask.ts';
import { type MemberError, memberApi } from '../store/memberApi.ts';
import type { TextObject } from './textForm.ts';

const nullable = v.nullable(v.string());
const pagesSchema = v.array(v.object({ path: v.string(), kind: v.string(), title: v.string() }));
const rowsSchema = v.array(
  v.object({
    ...{ path: v.string(), publish_at: nullable, changed_at: v.string(), changed_by: nullable },
    ...{
      is_published: v.boolean(),
      is_changed: v.boolean(),
      is_failed: v.boolean(),
      kind: v.string(),
      title: nullable,
    },
  }),
);
const textSchema = v.object({
  kind: v.string(),
  ...{ draft: v.nullable(v.custom<TextObject>((draft) => typeof draft === 'object')), revision: v.number() },
  ...{ version: v.number(), publish_at: nullable, is_changed: v.boolean(), failure: nullable },
  versions: v.array(
    v.object({ number: v.number(), published_at: v.string(), is_file: v.boolean(), published_by: nullable }),
  ),
});
const pageSchema = v.object({ data: v.record(v.string(), v.unknown()) });
const freeSchema = v.object({ isFree: v.boolean() });

/** A page whose text staff may write, as its file has it. */
export interface TextPage {
  readonly path: string;
  readonly kind: TextKind;
  readonly title: string;
}
export type TextRow = v.InferOutput<typeof rowsSchema>[number];
/** What staff have written for a page. */
export type SiteText = v.InferOutput<typeof textSchema>;

/** A page with its file's text and what staff have written; nothing where nobody has yet. */
export interface EditedText extends TextPage {
  /** Null of a page that staff have begun, which no file has. */
  readonly file: TextObject | null;
  readonly text: SiteText | null;
}

interface Known {
  readonly text_path: string;
  readonly known_revision: number;
}

const readEdited = read(
  (database, text_path: string) => database.rpc('read_text', { text_path }),
  (text) => v.parse(v.nullable(textSchema), text),
);

/** All pages whose texts staff may write. @throws Error when the site does not answer */
export async function readPages(): Promise<TextPage[]> {
  const pages = v.parse(pagesSchema, await askSite(COMPOSER_ADDRESSES.texts));
  return pages.flatMap(({ kind, ...page }) => (isTextKind(kind) ? [{ ...page, kind }] : []));
}

/** What the file of a page says. @throws Error when the site does not answer */
async function readFile({ path, kind }: TextPage): Promise<TextObject> {
  const { data } = v.parse(pageSchema, await askSite(`${COMPOSER_ADDRESSES.data}${path}?brouillon=fichier`));
  return data[siteTexts[kind].part] as TextObject;
}

/** What a page that no file has is called. */
function nameOf(draft: TextObject | null | undefined): string | undefined {
  const title = (draft?.seo as TextObject | undefined)?.title ?? draft?.title;
  return typeof title === 'string' && title !== '' ? title : undefined;
}

async function askSite(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

async function outcome<Result>(work: () => Promise<Result>): Promise<{ data: Result } | { error: MemberError }> {
  try {
    return { data: await work() };
  } catch (error) {
    const code = error instanceof BackendRefusal ? error.code : undefined;
    return { error: { message: String(error), ...(code ? { code } : {}) } };
  }
}

const textsApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    textPages: build.query<TextPage[], void>({ queryFn: () => outcome(readPages) }),
    texts: build.query<TextRow[], void>({
      queryFn: read(
        (database) => database.rpc('list_texts'),
        (rows) => v.parse(rowsSchema, rows),
      ),
      providesTags: ['texts'],
      keepUnusedDataFor: 0,
    }),
    editedText: build.query<EditedText, string>({
      async queryFn(path, api) {
        const text = await readEdited(path, api);
        if ('error' in text) return text;
        return outcome(async () => {
          const page = (await readPages()).find((one) => one.path === path);
          if (page) return { ...page, file: await readFile(page), text: text.data };
          const { kind, draft } = text.data ?? {};
          if (!kind || !isTextKind(kind)) throw new Error(`No text stands at ${path}`);
          return { path, kind, title: nameOf(draft) ?? path, file: null, text: text.data };
        });
      },
      providesTags: ['texts'],
      // Somebody else may write meanwhile.
      keepUnusedDataFor: 0,
    }),
    saveText: build.mutation<number, Known & { text_kind: TextKind; content: TextObject }>({
      queryFn: write(
        (database, { content, ...text }) => database.rpc('save_text', { ...text, content: content as Json }),
        (revision) => revision,
      ),
      invalidatesTags: (_, error) => (error ? [] : ['texts']),
    }),
    restoreText: build.mutation<number, Known & { number: number }>({
      queryFn: write(
        (database, version) => database.rpc('restore_text', version),
        (revision) => revision,
      ),
      invalidatesTags: ['texts'],
    }),
    unscheduleText: build.mutation<number, Known>({
      queryFn: write(
        (database, text) => database.rpc('unschedule_text', text),
        (revision) => revision,
      ),
      invalidatesTags: ['texts'],
    }),
    withdrawText: build.mutation<number, Known>({
      queryFn: write(
        (database, text) => database.rpc('withdraw_text', text),
        (revision) => revision,
      ),
      invalidatesTags: ['texts'],
    }),
    /** Whether nothing stands at an address yet, as far as the site knows. */
    freeAddress: build.query<boolean, string>({
      queryFn: (path) =>
        outcome(async () => {
          const address = `${COMPOSER_ADDRESSES.texts}?adresse=${encodeURIComponent(path)}`;
          return v.parse(freeSchema, await askSite(address)).isFree;
        }),
      keepUnusedDataFor: 0,
    }),
    /** What the file of a page says, to begin another one with. */
    textFile: build.query<TextObject, TextPage>({
      queryFn: (page) => outcome(() => readFile(page)),
      keepUnusedDataFor: 0,
    }),
    previewText: build.mutation<string, string>({
      queryFn: write(
        (database, text_path) => database.rpc('preview_text', { text_path }),
        (key) => key,
      ),
    }),
    /** @param at null publishes now */
    publishText: build.mutation<null, Publication & { readonly token: string }>({
      queryFn: ({ token, ...publication }) =>
        outcome(async () => {
          await callFunction('publish-text', publication, token);
          return null;
        }),
      invalidatesTags: ['texts'],
    }),
  }),
});

export const {
  useTextPagesQuery,
  useTextsQuery,
  useEditedTextQuery,
  useSaveTextMutation,
  useRestoreTextMutation,
  useUnscheduleTextMutation,
  useWithdrawTextMutation,
  useLazyFreeAddressQuery,
  useLazyTextFileQuery,
  usePreviewTextMutation,
  usePublishTextMutation,
} = textsApi;
