import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { skipToken } from '@reduxjs/toolkit/query';
import styled from 'styled-components';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { SearchBeyond } from '../console/SearchBeyond.tsx';
import { useStaff } from '../console/staff.ts';
import { peopleTexts as texts } from '../content/people.ts';
import { Beside } from '../member/Beside.tsx';
import { byEar } from '../member/byEar.ts';
import { Columned } from '../member/Columned.tsx';
import { FilterTabs } from '../member/FilterTabs.tsx';
import { ListEnd } from '../member/ListEnd.tsx';
import { ListFilters } from '../member/ListFilters.tsx';
import { ListSearch } from '../member/ListSearch.tsx';
import { NothingFound } from '../member/NothingFound.tsx';
import { PlaceHead } from '../member/PlaceHead.tsx';
import { RowsSkeleton } from '../member/RowsSkeleton.tsx';
import { useOpened } from '../member/useOpened.ts';
import { useParameters } from '../member/useParameters.ts';
import { PersonDetail } from './PersonDetail.tsx';
import { FEWER_COLUMNS, PERSON_COLUMNS, PersonRow } from './PersonRow.tsx';
import { PEOPLE_PAGE, PERSON_KINDS, usePeopleCountsQuery, usePeopleInfiniteQuery } from './peopleApi.ts';

/** Accounts, newest first, or those that the address looks for, and the one that it names beside them. */
export function People() {
  const { isAllowed } = useStaff();
  const { search, set, show } = useParameters();
  const opened = useOpened('personne');
  const words = search.get('q') ?? '';
  const kind = PERSON_KINDS.find((one) => one === search.get('type'));
  const { data, currentData, isError, hasNextPage, isFetching, fetchNextPage, refetch } = usePeopleInfiniteQuery(
    isAllowed ? { words, kind } : skipToken,
  );
  const { data: counts, isLoading: isCounting } = usePeopleCountsQuery(isAllowed ? undefined : skipToken);
  const all = counts && counts.learner + counts.creator + counts.staff;
  const people = (currentData ?? data)?.pages.flat();
  const inKind = counts && kind ? counts[kind] : all;
  // How many words find is not counted.
  const count = words ? undefined : inKind;
  const person = people?.find(({ id }) => id === opened.id);
  return (
    <AdminFrame>
      <PlaceHead title={texts.title} lead={<Lead>{texts.lead}</Lead>} isBehind={person !== undefined} />
      {isError && !people ? (
        <ReadFailure texts={texts.failed} onRetry={() => void refetch()} />
      ) : !people || isCounting ? (
        <RowsSkeleton rows={7} />
      ) : (
        <Beside $isOpen={person !== undefined}>
          <List data-list ref={opened.list} tabIndex={-1} aria-label={texts.list}>
            <Filters>
              <FilterTabs
                label={texts.kinds}
                options={[
                  { id: '', label: texts.everyone, count: all && frenchNumber(all) },
                  ...PERSON_KINDS.map((one) => ({
                    id: one,
                    label: texts.kind[one],
                    count: counts && frenchNumber(counts[one]),
                  })),
                ]}
                chosen={kind ?? ''}
                onChoose={(one) => set('type', one)}
              />
              <ListFilters
                label={texts.filters}
                main={
                  <ListSearch
                    id="personnes-q"
                    hint={texts.searched}
                    value={words}
                    onChange={(value) => set('q', value)}
                  />
                }
              />
            </Filters>
            {people.length === 0 ? (
              <NothingFound
                words={words}
                title={texts.empty}
                action={texts.all}
                onClear={() => show({})}
                beyond={words ? <SearchBeyond words={words} /> : null}
              >
                {texts.emptyDetail}
              </NothingFound>
            ) : (
              <Columned
                heads={Object.values(texts.columns)}
                figures={2}
                columns={PERSON_COLUMNS}
                fewer={{ columns: FEWER_COLUMNS, without: [texts.columns.role] }}
              >
                {people.map((each) => (
                  <PersonRow key={each.id} person={each} isOpen={each === person} onOpen={opened.open} />
                ))}
              </Columned>
            )}
            {people.length > 0 ? (
              <ListEnd
                more={texts.more(count && Math.min(PEOPLE_PAGE, count - people.length))}
                isBusy={isFetching}
                onMore={hasNextPage ? () => void fetchNextPage() : undefined}
              >
                {texts.shown(people.length, !hasNextPage, count)}
              </ListEnd>
            ) : null}
          </List>
          {person ? <PersonDetail key={person.id} person={person} onClose={opened.close} /> : null}
        </Beside>
      )}
    </AdminFrame>
  );
}

/** On phones the list begins in the upper half of the first screen. */
const Lead = styled.span`
  @media (max-width: 39.99rem) {
    ${byEar}
  }
`;

/** Kinds first, and what is looked for at the end of their line where there is room for both. */
const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.9rem 1.5rem;
  & > [role='group'] {
    flex: 4 0 auto;
    max-width: 100%;
  }
  & > [role='search'] {
    flex: 1 1 18rem;
    min-width: 0;
  }
  & > [role='search'] > [data-main] {
    max-width: none;
  }
  /* It stands in the field itself. */
  & [data-main] label {
    ${byEar}
  }
`;

const List = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  outline-offset: 4px;
`;
