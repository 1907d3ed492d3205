import { Button } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { useStaff } from '../console/staff.ts';
import { memberFrameTexts } from '../content/memberFrame.ts';
import { peopleTexts as texts } from '../content/people.ts';
import { Beside } from '../member/Beside.tsx';
import { Columned } from '../member/Columned.tsx';
import { FilterTabs } from '../member/FilterTabs.tsx';
import { NothingFound } from '../member/NothingFound.tsx';
import { RowsSkeleton } from '../member/RowsSkeleton.tsx';
import { TitleRow } from '../member/TitleRow.tsx';
import { useOpened } from '../member/useOpened.ts';
import { PersonDetail } from './PersonDetail.tsx';
import { PERSON_COLUMNS, PersonRow } from './PersonRow.tsx';
import { PERSON_KINDS, usePeopleInfiniteQuery } from './peopleApi.ts';

/** Accounts, newest first, or those that the address looks for, and the one that it names beside them. */
export function People() {
  const { isAllowed } = useStaff();
  const [search, setSearch] = useSearchParams();
  const opened = useOpened('personne');
  const words = search.get('q') ?? '';
  const kind = PERSON_KINDS.find((one) => one === search.get('type'));
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  if (known !== words) {
    setKnown(words);
    setTyped(words);
  }
  const { data, currentData, isError, hasNextPage, isFetching, fetchNextPage, refetch } = usePeopleInfiniteQuery(
    isAllowed ? { words, kind } : skipToken,
  );
  const people = (currentData ?? data)?.pages.flat();
  const person = people?.find(({ id }) => id === opened.id);
  const show = (q: string, type: typeof kind) =>
    setSearch({ ...(q ? { q } : {}), ...(type ? { type } : {}) }, { replace: true });
  const find = (event: FormEvent) => {
    event.preventDefault();
    show(typed.trim(), kind);
  };
  return (
    <AdminFrame>
      <TitleRow $isBehind={person !== undefined}>
        <div>
          <h1>{texts.title}</h1>
          <Soft>{texts.lead}</Soft>
        </div>
      </TitleRow>
      {isError && !people ? (
        <ReadFailure texts={texts.failed} onRetry={() => void refetch()} />
      ) : !people ? (
        <RowsSkeleton rows={7} />
      ) : (
        <Beside $isOpen={person !== undefined}>
          <List data-list ref={opened.list} tabIndex={-1} aria-label={texts.list}>
            <Find role="search" onSubmit={find}>
              <Field
                id="personnes-q"
                label={texts.words}
                type="search"
                value={typed}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              />
              <Button type="submit" $look="secondary">
                {memberFrameTexts.search.open}
              </Button>
            </Find>
            <FilterTabs
              label={texts.kinds}
              options={[
                { id: '', label: texts.everyone },
                ...PERSON_KINDS.map((one) => ({ id: one, label: texts.kind[one] })),
              ]}
              chosen={kind ?? ''}
              onChoose={(one) =>
                show(
                  words,
                  PERSON_KINDS.find((each) => each === one),
                )
              }
            />
            {people.length === 0 ? (
              <NothingFound
                words={words}
                title={texts.empty}
                action={texts.all}
                onClear={() => setSearch({}, { replace: true })}
              >
                {texts.emptyDetail}
              </NothingFound>
            ) : (
              <Columned heads={Object.values(texts.columns)} figures={2} columns={PERSON_COLUMNS}>
                {people.map((each) => (
                  <PersonRow key={each.id} person={each} isOpen={each === person} onOpen={opened.open} />
                ))}
              </Columned>
            )}
            {hasNextPage ? (
              <div>
                <Button type="button" $look="secondary" aria-disabled={isFetching} onClick={() => void fetchNextPage()}>
                  {texts.more}
                </Button>
              </div>
            ) : null}
          </List>
          {person ? <PersonDetail key={person.id} person={person} onClose={opened.close} /> : null}
        </Beside>
      )}
    </AdminFrame>
  );
}

const List = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  outline-offset: 4px;
`;

const Find = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.75rem;
  & > div {
    flex: 1 1 12rem;
    max-width: 28rem;
  }
`;
