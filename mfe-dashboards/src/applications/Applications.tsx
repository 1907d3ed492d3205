import { Skeleton } from '@agence/shared-contracts/ui/States';
import { skipToken } from '@reduxjs/toolkit/query';
import styled from 'styled-components';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { useStaff } from '../console/staff.ts';
import { applicationsTexts as texts } from '../content/applications.ts';
import { Beside } from '../member/Beside.tsx';
import { Columned } from '../member/Columned.tsx';
import { FilterTabs } from '../member/FilterTabs.tsx';
import { NothingFound } from '../member/NothingFound.tsx';
import { PlaceHead } from '../member/PlaceHead.tsx';
import { useOpened } from '../member/useOpened.ts';
import { useParameters } from '../member/useParameters.ts';
import { WholeState } from '../member/WholeState.tsx';
import { ApplicationDetail } from './ApplicationDetail.tsx';
import { APPLICATION_COLUMNS, ApplicationRow, FEWER_COLUMNS } from './ApplicationRow.tsx';
import { APPLICATION_STATES, type Application, useApplicationsQuery } from './applicationsApi.ts';

/** Applications, those that wait first, and the one that the address names beside them. */
export function Applications() {
  const { isAllowed } = useStaff();
  const { data: applications, isError, refetch } = useApplicationsQuery(isAllowed ? undefined : skipToken);
  const opened = useOpened('candidature');
  const application = applications?.find(({ id }) => id === opened.id);
  return (
    <AdminFrame>
      <PlaceHead title={texts.title} lead={texts.lead} isBehind={application !== undefined} />
      {isError && !applications ? (
        <ReadFailure texts={texts.failed} onRetry={() => void refetch()} />
      ) : !applications ? (
        <Skeleton $height="20rem" aria-busy="true" />
      ) : applications.length === 0 ? (
        <WholeState kind="empty" title={texts.empty} example={texts.example}>
          {texts.emptyDetail}
        </WholeState>
      ) : (
        <Beside $isOpen={application !== undefined}>
          <Listed applications={applications} opened={opened} />
          {application ? (
            <ApplicationDetail key={application.id} application={application} onClose={opened.close} />
          ) : null}
        </Beside>
      )}
    </AdminFrame>
  );
}

interface ListedProps {
  readonly applications: readonly Application[];
  readonly opened: ReturnType<typeof useOpened>;
}

function Listed({ applications, opened }: ListedProps) {
  const { search, set } = useParameters();
  const state = APPLICATION_STATES.find((one) => one === search.get('etat'));
  const ofState = (one: Application['status']) => applications.filter(({ status }) => status === one);
  const shown = state ? ofState(state) : applications;
  return (
    <List data-list ref={opened.list} tabIndex={-1} aria-label={texts.list}>
      <FilterTabs
        label={texts.byState}
        options={[
          { id: '', label: texts.all, count: applications.length },
          ...APPLICATION_STATES.map((one) => ({ id: one, label: texts.inState[one], count: ofState(one).length })),
        ]}
        chosen={state ?? ''}
        onChoose={(one) => set('etat', one)}
      />
      {shown.length === 0 ? (
        <NothingFound words={undefined} title={texts.none} action={texts.showAll} onClear={() => set('etat', '')} />
      ) : (
        <Columned
          heads={Object.values(texts.columns)}
          figures={1}
          columns={APPLICATION_COLUMNS}
          fewer={{ columns: FEWER_COLUMNS, without: [texts.columns.state] }}
        >
          {shown.map((each) => (
            <ApplicationRow key={each.id} application={each} isOpen={each.id === opened.id} onOpen={opened.open} />
          ))}
        </Columned>
      )}
    </List>
  );
}

const List = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  outline-offset: 4px;
`;
