import { Button } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { useState } from 'react';
import styled from 'styled-components';
import { notesTexts as texts } from '../content/notes.ts';
import { groupedBy } from '../member/groupedBy.ts';
import { saveFile } from '../member/saveFile.ts';
import { TextButton } from '../member/TextButton.tsx';
import { WholeState } from '../member/WholeState.tsx';
import { hasWords } from '../search/searchSource.ts';
import { CourseNotes } from './CourseNotes.tsx';
import { NoNotes } from './NoNotes.tsx';
import { useAllNotesQuery } from './notesApi.ts';
import type { ModuleNote } from './readNotes.ts';
import { WhereToNote } from './WhereToNote.tsx';

/** How many notes there are before a field to look in them is of use. */
const FILTER_FROM = 4;

/** All notes by course, the course with the newest first. */
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
        <NoNotes />
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
          <Line>
            <Soft role="status">{shown.length > 0 ? texts.count(shown.length) : texts.none}</Soft>
            <TextButton
              type="button"
              onClick={() => saveFile(texts.file, new Blob([asText(data)], { type: 'text/plain' }))}
            >
              {texts.save}
            </TextButton>
          </Line>
          {[...groupedBy(shown, ({ formation }) => formation.id).values()].map((notes) => (
            <CourseNotes key={notes[0]?.formation.id} notes={notes} />
          ))}
          {/* Who looks for words has not come to write. */}
          {words === '' ? <WhereToNote notes={data} /> : null}
        </>
      )}
    </Page>
  );
}

/** All of them as a file has them. */
const asText = (notes: readonly ModuleNote[]) =>
  notes
    .map(
      ({ text, module, formation }) =>
        `${formation.title}\n${texts.module(module.order_index + 1, module.title)}\n\n${text}\n`,
    )
    .join('\n\n');

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

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem 1rem;
`;
