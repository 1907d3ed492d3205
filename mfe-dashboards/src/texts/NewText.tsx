import { frenchSpaces } from '@agence/shared-contracts/format/frenchSpaces';
import { wallTime } from '@agence/shared-contracts/forms/quebecTime';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field, Select } from '@agence/shared-contracts/ui/Field';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { textsTexts } from '../content/texts.ts';
import { Panel, Problem } from '../member/Panel.tsx';
import { PlaceHead } from '../member/PlaceHead.tsx';
import { blankArticle, isSlug, NEW_KINDS, type NewKind, newAddress, pageLike, slugOf, slugTyped } from './newText.ts';
import type { TextObject } from './textForm.ts';
import { useLazyFreeAddressQuery, useLazyTextFileQuery, useSaveTextMutation, useTextPagesQuery } from './textsApi.ts';

const texts = textsTexts.begin;
/** What search engines show of a title, in characters. */
const MAX_TITLE = 60;

type Problems = Partial<Record<'title' | 'slug' | 'model' | 'whole', string>>;

/** Begins an article or a landing page as a draft, at an address where nothing stands. */
export function NewText() {
  const navigate = useNavigate();
  const { data: pages = [] } = useTextPagesQuery();
  const [readFile] = useLazyTextFileQuery();
  const [askFree] = useLazyFreeAddressQuery();
  const [save] = useSaveTextMutation();
  const [kind, setKind] = useState<NewKind>('article');
  const [title, setTitle] = useState('');
  const [typedSlug, setSlug] = useState<string>();
  const [model, setModel] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [isSending, setSending] = useState(false);
  const slug = typedSlug ?? slugOf(title);
  const path = newAddress(kind, slug);
  const models = pages.filter((page) => page.kind === kind);

  function wrong(): Problems {
    const named = title.trim() === '' ? texts.missing : undefined;
    const tooLong = kind === 'landing' && title.trim().length > MAX_TITLE ? texts.nameLimit : undefined;
    const titleProblem = named ?? tooLong;
    return {
      ...(titleProblem ? { title: titleProblem } : {}),
      ...(isSlug(slug) ? {} : { slug: texts.wrong }),
      ...(kind === 'landing' && !model ? { model: texts.choose } : {}),
    };
  }

  async function firstDraft(): Promise<TextObject | undefined> {
    const named = frenchSpaces(title.trim());
    if (kind === 'article') return blankArticle(named, slug, wallTime(new Date()).slice(0, 10));
    const like = models.find((page) => page.path === model);
    const { data } = like ? await readFile(like) : {};
    return data && pageLike(data, named);
  }

  async function begin(): Promise<Problems> {
    const free = await askFree(path);
    if (free.data === undefined) return { whole: texts.failed };
    if (!free.data) return { slug: texts.taken };
    const content = await firstDraft();
    if (!content) return { whole: texts.failed };
    const saved = await save({ text_path: path, text_kind: kind, content, known_revision: 0 });
    if (saved.data !== undefined) return {};
    // Somebody has begun a page there, which nobody but staff sees yet.
    const isTaken = saved.error && 'code' in saved.error && saved.error.code === 'text_changed';
    return isTaken ? { slug: texts.taken } : { whole: texts.failed };
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    const first = wrong();
    setSending(true);
    const found = Object.keys(first).length > 0 ? first : await begin();
    setSending(false);
    setProblems(found);
    const [field] = Object.keys(found);
    if (field === undefined) return navigate(`/admin/textes/page?adresse=${encodeURIComponent(path)}`);
    document.getElementById(`nouvelle-${field}`)?.focus();
  }

  return (
    <>
      <PlaceHead title={texts.title} lead={texts.lead} back={{ href: '/admin/textes', label: textsTexts.back }} />
      <Sheet>
        <Panel as="form" noValidate onSubmit={(event: FormEvent) => void send(event)}>
          <Fields>
            <Select
              id="nouvelle-kind"
              label={texts.kind}
              value={kind}
              onChange={({ currentTarget }) => setKind(currentTarget.value as NewKind)}
            >
              {NEW_KINDS.map((id) => (
                <option key={id} value={id}>
                  {textsTexts.kinds[id]}
                </option>
              ))}
            </Select>
            <Field
              id="nouvelle-title"
              label={texts.name}
              autoComplete="off"
              value={title}
              error={problems.title}
              onChange={({ currentTarget }) => setTitle(currentTarget.value)}
            />
            <Field
              id="nouvelle-slug"
              label={texts.address}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              hint={texts.addressHint}
              value={path}
              error={problems.slug}
              onChange={({ currentTarget }) => setSlug(slugTyped(kind, currentTarget.value))}
            />
            {kind === 'landing' ? (
              <Select
                id="nouvelle-model"
                label={texts.model}
                hint={texts.modelHint}
                value={model}
                error={problems.model}
                onChange={({ currentTarget }) => setModel(currentTarget.value)}
              >
                <option value="">{texts.choose}</option>
                {models.map((page) => (
                  <option key={page.path} value={page.path}>
                    {page.title}
                  </option>
                ))}
              </Select>
            ) : null}
            {problems.whole ? <Problem role="alert">{problems.whole}</Problem> : null}
            <div>
              <Button type="submit" aria-disabled={isSending}>
                {texts.send}
              </Button>
            </div>
          </Fields>
        </Panel>
        <After aria-labelledby="apres">
          <h2 id="apres">{texts.after.title}</h2>
          <ol>
            {texts.after.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </After>
      </Sheet>
    </>
  );
}

/** As wide as its fields, and beside it what comes next. */
const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 43.5rem);
  gap: 1.5rem 3rem;
  align-items: start;
  @media (min-width: 75rem) {
    grid-template-columns: minmax(0, 43.5rem) minmax(0, 1fr);
  }
`;

const After = styled.section`
  & > h2 {
    margin-bottom: 0.75rem;
    font-size: var(--ag-size-3);
  }
  & > ol {
    display: grid;
    gap: 0.6rem;
    counter-reset: step;
  }
  & li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    color: var(--ag-ink-soft);
    text-wrap: pretty;
    counter-increment: step;
  }
  & li::before {
    content: counter(step);
    font-weight: 650;
    color: var(--ag-ink);
  }
`;

const Fields = styled.div`
  display: grid;
  gap: 1.25rem;
  max-width: 40rem;
  @media (max-width: 39.99rem) {
    & > div > button {
      width: 100%;
    }
  }
`;
