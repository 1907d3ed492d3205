import { Dialog } from '@agence/shared-contracts/ui/Dialog';
import { Field } from '@agence/shared-contracts/ui/Field';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { searchTexts as texts } from '../content/search.ts';
import { Problem } from '../member/Panel.tsx';
import type { SearchSide } from './searchSide.ts';
import { searchWords } from './sourcesOf.ts';
import { useFound } from './useFound.ts';

/** Pause in typing after which it is looked for (debounce), in milliseconds. */
const PAUSE_MS = 200;
const LEAST = 2;

export interface SearchDialogProps {
  readonly side: SearchSide;
  /** How often it was asked for: each time opens it. */
  readonly asked: number;
  /** Another than that of the frame's, where a page has one of its own. */
  readonly id?: string;
  /** What is looked for as it comes. */
  readonly begin?: string;
}

/** One search over everything that somebody may see. */
export function SearchDialog({ side, asked, id = 'recherche', begin = '' }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState(begin);
  const [words, setWords] = useState(begin);
  const { title, label } = searchWords(side);
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it is asked for
  useEffect(() => {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    // Not its first button.
    dialog.current?.querySelector('input')?.focus();
  }, [asked]);
  return (
    <Dialog ref={dialog} id={`${id}-de-l-espace`} title={title}>
      <Results onKeyDown={moveBetween} onClick={(event) => closeAfterLink(event.target, dialog.current)}>
        <Field
          id={`${id}-q`}
          label={label}
          hint={texts.hint}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Answers side={side} words={words.length >= LEAST ? words : undefined} />
      </Results>
    </Dialog>
  );
}

function Answers({ side, words }: { readonly side: SearchSide; readonly words: string | undefined }) {
  const answer = useFound(side, words);
  const groups = answer?.groups.filter(({ found }) => found.length > 0) ?? [];
  const count = groups.reduce((sum, { found }) => sum + found.length, 0);
  const said = !answer ? texts.pending : count > 0 ? texts.found(count) : answer.isPartial ? '' : texts.none;
  return (
    <>
      <Soft role="status">{words === undefined ? '' : said}</Soft>
      {answer?.isPartial ? <Problem role="alert">{texts.partial}</Problem> : null}
      {groups.map(({ id, label, found }) => (
        <section key={id} aria-labelledby={`trouve-${id}`}>
          <h3 id={`trouve-${id}`}>{label}</h3>
          <ul>
            {found.map((line) => (
              <li key={line.id}>
                <a href={line.href}>
                  {line.title}
                  <small>{line.detail}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** The arrows go from the field through the results and back. */
function moveBetween(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A result leads to another place of the same page, where the dialog would stay open. */
function closeAfterLink(target: EventTarget, dialog: HTMLDialogElement | null): void {
  if (target instanceof Element && target.closest('a')) dialog?.close();
}

const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  & h3 {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & li a {
    display: grid;
    padding: 0.6rem 0.75rem;
    border-radius: var(--ag-radius);
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & a:hover,
  & a:focus-visible {
    background: var(--ag-band);
  }
  & small {
    display: block;
    color: var(--ag-ink-soft);
  }
`;
