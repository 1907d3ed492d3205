import { Button } from '@agence/shared-contracts/ui/Button';
import { Dialog } from '@agence/shared-contracts/ui/Dialog';
import { Field } from '@agence/shared-contracts/ui/Field';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { consoleTexts } from '../content/console.ts';
import { Problem } from '../member/Panel.tsx';
import { useConsoleSearchQuery } from './consoleApi.ts';
import type { StaffRole } from './staff.ts';

const texts = consoleTexts.search;

/** Pause in typing after which it is looked for (debounce), in milliseconds. */
const PAUSE_MS = 200;
const LEAST = 2;

/** One search over everything that somebody's roles read; Ctrl K or ⌘ K opens it anywhere in the console. */
export function ConsoleSearch({ roles }: { readonly roles: readonly StaffRole[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const show = useCallback(() => {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    // Not its first button.
    dialog.current?.querySelector('input')?.focus();
  }, []);
  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      show();
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, [show]);
  return (
    <>
      <Open type="button" $look="secondary" aria-keyshortcuts="Control+K" onClick={show}>
        {texts.open} <span aria-hidden="true">{texts.shortcut}</span>
      </Open>
      <Dialog ref={dialog} id="recherche-de-la-console" title={texts.title}>
        <Results onKeyDown={moveBetween} onClick={(event) => closeAfterLink(event.target, dialog.current)}>
          <Field
            id="console-q"
            label={texts.label}
            hint={texts.hint}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Found words={words} roles={roles} />
        </Results>
      </Dialog>
    </>
  );
}

function Found({ words, roles }: { readonly words: string; readonly roles: readonly StaffRole[] }) {
  const isAsked = words.length >= LEAST;
  const { currentData, isFetching, isError } = useConsoleSearchQuery(isAsked ? { words, roles } : skipToken);
  const groups = (isAsked && currentData?.groups.filter(({ found }) => found.length > 0)) || [];
  const count = groups.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <>
      <Soft role="status">
        {!isAsked ? '' : isFetching ? texts.pending : isError ? '' : count === 0 ? texts.none : texts.found(count)}
      </Soft>
      {isError || currentData?.isPartial ? <Problem role="alert">{texts.failed}</Problem> : null}
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

const Open = styled(Button)`
  justify-content: space-between;
  & span {
    font: inherit;
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  @media (hover: none) {
    & span {
      display: none;
    }
  }
`;

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
