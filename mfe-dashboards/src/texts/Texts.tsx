import { shortMoment } from '@agence/shared-contracts/format/frenchDate';
import { isTextKind } from '@agence/shared-contracts/texts/siteTexts';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Field, Select } from '@agence/shared-contracts/ui/Field';
import { Badge, Soft } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { useStaff } from '../console/staff.ts';
import { textsTexts as texts } from '../content/texts.ts';
import { EmptyList } from '../member/EmptyList.tsx';
import { folded } from '../member/folded.ts';
import { RowsSkeleton } from '../member/RowsSkeleton.tsx';
import { TitleRow } from '../member/TitleRow.tsx';
import { stateOf, TEXT_STATES, type TextState } from './stateOf.ts';
import { type TextPage, type TextRow, useTextPagesQuery, useTextsQuery } from './textsApi.ts';

const TONES: Readonly<Record<TextState, 'ember' | 'glacier' | 'neutral'>> = {
  ...{ failed: 'ember', scheduled: 'glacier', draft: 'ember', published: 'glacier', begun: 'glacier', file: 'neutral' },
};

/** The pages whose texts staff may write, and how each stands; what is looked for is kept in the address. */
export function Texts() {
  const { isAllowed } = useStaff();
  const [search, setSearch] = useSearchParams();
  const pages = useTextPagesQuery(isAllowed ? undefined : skipToken);
  const rows = useTextsQuery(isAllowed ? undefined : skipToken);
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const [words, kind, state] = ['recherche', 'genre', 'etat'].map((name) => search.get(name) ?? '') as [
    ...[string, string, string],
  ];
  const shown =
    pages.data &&
    allOf(pages.data, rows.data ?? []).filter(
      ({ path, title, now, ...page }) =>
        folded(`${title} ${path}`).includes(folded(words)) &&
        (kind === '' || page.kind === kind) &&
        (state === '' || now === state),
    );
  const failed = pages.isError ? pages : rows.isError ? rows : undefined;
  return (
    <AdminFrame>
      <TitleRow>
        <div>
          <h1>{texts.title}</h1>
          <Soft>{texts.lead}</Soft>
        </div>
        <ButtonLink href="/admin/textes/nouvelle">{texts.begin.action}</ButtonLink>
      </TitleRow>
      <Filters role="search" onSubmit={(event) => event.preventDefault()}>
        <Field
          id="textes-recherche"
          type="search"
          label={texts.search}
          value={words}
          placeholder={texts.searchHint}
          onChange={({ currentTarget }) => set('recherche', currentTarget.value)}
        />
        <Select
          id="textes-genre"
          label={texts.kind}
          value={kind}
          onChange={({ currentTarget }) => set('genre', currentTarget.value)}
        >
          <option value="">{texts.all}</option>
          {Object.entries(texts.kinds).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          id="textes-etat"
          label={texts.status}
          value={state}
          onChange={({ currentTarget }) => set('etat', currentTarget.value)}
        >
          <option value="">{texts.all}</option>
          {TEXT_STATES.map((id) => (
            <option key={id} value={id}>
              {texts.states[id]}
            </option>
          ))}
        </Select>
      </Filters>
      {failed ? (
        <ReadFailure texts={texts.failed} onRetry={() => void failed.refetch()} />
      ) : !shown || !rows.data ? (
        <RowsSkeleton rows={7} />
      ) : shown.length === 0 ? (
        <EmptyList drawing="nothingFound" title={texts.none.title}>
          {texts.none.detail}
        </EmptyList>
      ) : (
        <List>
          {shown.map(({ path, title, row, now, ...page }) => (
            <li key={path}>
              <div>
                <a href={`/admin/textes/page?adresse=${encodeURIComponent(path)}`}>{title}</a>
                <Soft>{path}</Soft>
              </div>
              <Soft>{texts.kinds[page.kind]}</Soft>
              {row && now !== 'file' ? (
                <div>
                  <Badge $tone={TONES[now]}>{texts.states[now]}</Badge>
                  <Soft>{texts.changed(row.changed_by ?? '', shortMoment(row.publish_at ?? row.changed_at))}</Soft>
                </div>
              ) : null}
            </li>
          ))}
        </List>
      )}
    </AdminFrame>
  );
}

/** The pages that files have, and those that staff have begun, each with how it stands. */
function allOf(pages: readonly TextPage[], rows: readonly TextRow[]) {
  const rowOf = (path: string) => rows.find((row) => row.path === path);
  const begun = rows.flatMap(({ path, kind, title }) =>
    isTextKind(kind) && !pages.some((page) => page.path === path) ? [{ path, kind, title: title || path }] : [],
  );
  return [
    ...begun.map((page) => ({ ...page, row: rowOf(page.path), now: stateOf(rowOf(page.path), false) })),
    ...pages.map((page) => ({ ...page, row: rowOf(page.path), now: stateOf(rowOf(page.path), true) })),
  ];
}

const Filters = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1rem;
  align-items: end;
  & > :has([type='search']) {
    grid-column: 1 / -1;
  }
  @media (min-width: 48rem) {
    & > :has([type='search']) {
      grid-column: auto;
    }
    grid-template-columns: 2fr 1fr 1fr;
  }
`;

const List = styled.ul`
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
  & > li {
    display: grid;
    position: relative;
    grid-template-columns: minmax(0, 1fr) auto;
    grid-template-areas: 'page kind' 'state state';
    align-items: center;
    gap: 0.35rem 1.5rem;
    padding: 0.6rem 1.25rem;
    overflow-wrap: anywhere;
  }
  & > li > p {
    grid-area: kind;
    font-size: var(--ag-size-data);
    text-align: end;
  }
  & > li:hover {
    background: var(--ag-hover);
  }
  & > li + li {
    box-shadow: inset 0 1px 0 var(--ag-line);
  }
  & > li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.75rem;
  }
  & > li > div > p {
    font-size: var(--ag-size-label);
  }
  & > li > div:has(a) {
    display: block;
    grid-area: page;
  }
  & a {
    font-weight: 600;
    color: inherit;
    text-decoration: none;
  }
  & > li:hover a {
    text-decoration: underline;
  }
  /* The whole row opens the page. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  /* Phones: its title and its address, which say it. */
  @media (max-width: 39.99rem) {
    & > li > p {
      display: none;
    }
  }
  @media (min-width: 60rem) {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto 13rem;
      grid-template-areas: 'page state kind';
    }
  }
`;
