import { longDate } from '@agence/shared-contracts/format/frenchDate';
import { frenchSpaces } from '@agence/shared-contracts/format/frenchSpaces';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { useState } from 'react';
import styled from 'styled-components';
import { notesTexts as texts } from '../content/notes.ts';
import { FactLine } from '../member/FactLine.tsx';
import { WholeState } from '../member/WholeState.tsx';
import { hasWords } from '../search/searchSource.ts';
import { useAllNotesQuery } from './notesApi.ts';
import type { ModuleNote } from './readNotes.ts';

/** How many notes there are before a field to look in them is of use. */
const FILTER_FROM = 4;

/** All notes by course; each leads to its module. */
export function AllNotes() {
  const { data, isError, refetch } = useAllNotesQuery();
  const [words, setWords] = useState('');
  const shown = data?.filter(({ text, module, formation }) =>
    hasWords(`${text} ${module.title} ${formation.title}`, words),
  );
  return (
    <Page>
      <header>
        <h1>{texts.title}</h1>
        <Soft>{texts.lead}</Soft>
      </header>
      {isError && !data ? (
        <WholeState
          kind="error"
          title={texts.failed.title}
          actions={
            <Button type="button" onClick={refetch}>
              {texts.failed.action}
            </Button>
          }
        >
          {texts.failed.detail}
        </WholeState>
      ) : !data || !shown ? (
        <div aria-busy="true">
          <Skeleton $height="7.5rem" />
        </div>
      ) : data.length === 0 ? (
        <WholeState
          kind="notes"
          title={texts.empty.title}
          example={texts.empty.example}
          actions={<ButtonLink href="/formations-access">{texts.empty.action}</ButtonLink>}
        >
          {texts.empty.detail}
        </WholeState>
      ) : (
        <>
          {data.length >= FILTER_FROM ? (
            <Field
              id="notes-q"
              label={texts.filter}
              type="search"
              value={words}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
          ) : null}
          <Soft role="status">{shown.length > 0 ? texts.count(shown.length) : texts.none}</Soft>
          <List>
            {shown.map((note) => (
              <Note key={note.module.id} note={note} />
            ))}
          </List>
        </>
      )}
    </Page>
  );
}

function Note({ note: { text, writtenAt, module, formation } }: { readonly note: ModuleNote }) {
  return (
    <li>
      <div>
        <a href={`/formation-viewer/${formation.slug}?module=${module.id}`}>
          {texts.module(module.order_index + 1, module.title)}
        </a>
        <small>
          <FactLine>
            {formation.title}
            {writtenAt ? <time dateTime={writtenAt}>{longDate(writtenAt)}</time> : null}
          </FactLine>
        </small>
      </div>
      <p>{frenchSpaces(text)}</p>
    </li>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  max-width: 76rem;
  margin-inline: 0;
  padding-block: var(--ag-place) var(--ag-section);
  & h1 {
    margin-bottom: 0.5rem;
  }
`;

const List = styled.ul`
  border: 1px solid var(--ag-line);
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  & > li {
    display: grid;
    gap: 0.5rem;
    padding: 1.125rem 1.25rem;
  }
  & > li + li {
    border-top: 1px solid var(--ag-line);
  }
  & a {
    display: inline-block;
    padding-block: 0.25rem;
    font-weight: 600;
    text-decoration-color: var(--ag-edge);
  }
  & small {
    display: block;
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & p {
    max-width: var(--ag-measure);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
