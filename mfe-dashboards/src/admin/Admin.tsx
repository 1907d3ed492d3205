import { listNames } from '@agence/shared-contracts/backend/siteLists';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Skeleton, StateMessage } from '@agence/shared-contracts/ui/States';
import { Tabs } from '@agence/shared-contracts/ui/Tabs';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import styled from 'styled-components';
import { useProfileQuery } from '../account/accountApi.ts';
import { adminTexts as texts } from '../content/admin.ts';
import { useMember } from '../member/MemberPage.tsx';
import { TitleRow } from '../member/TitleRow.tsx';
import { useSiteEntriesQuery } from './adminApi.ts';
import { EntryList } from './EntryList.tsx';
import { ListFiles } from './ListFiles.tsx';

/** The four lists that the site shows. */
export function Admin() {
  const { user } = useMember();
  const profile = useProfileQuery(user.id);
  const isAdmin = profile.data?.role === 'admin';
  const entries = useSiteEntriesQuery(isAdmin ? undefined : skipToken);
  const [chosen, setChosen] = useState<string>('testimonials');

  if (profile.data && !isAdmin) {
    return (
      <Page>
        <h1>{texts.denied.title}</h1>
        <p>{texts.denied.detail}</p>
        <div>
          <ButtonLink href="/dashboard">{texts.denied.action}</ButtonLink>
        </div>
      </Page>
    );
  }
  const failed = profile.isError ? profile : entries.isError ? entries : undefined;
  return (
    <Page>
      <TitleRow>
        <div>
          <h1>{texts.title}</h1>
          <Soft>{texts.lead}</Soft>
        </div>
        {entries.data ? <ListFiles entries={entries.data} /> : null}
      </TitleRow>
      {failed ? (
        <StateMessage
          tone="error"
          title={texts.failed.title}
          actions={
            <Button type="button" onClick={() => void failed.refetch()}>
              {texts.failed.action}
            </Button>
          }
        >
          {texts.failed.detail}
        </StateMessage>
      ) : entries.data ? (
        <div>
          <Tabs
            label={texts.tabsLabel}
            selected={chosen}
            onSelect={setChosen}
            tabs={listNames.map((list) => ({
              id: list,
              label: texts.lists[list],
              panel: <EntryList list={list} entries={entries.data?.filter((entry) => entry.list === list) ?? []} />,
            }))}
          />
        </div>
      ) : (
        <Skeleton $height="20rem" aria-busy="true" />
      )}
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
  padding-block: clamp(2rem, 5vw, 4rem) var(--ag-section);
`;
