import { shortDate, shortMoment } from '@agence/shared-contracts/format/frenchDate';
import { isTextKind } from '@agence/shared-contracts/texts/siteTexts';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Field, Select } from '@agence/shared-contracts/ui/Field';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { useStaff } from '../console/staff.ts';
import { textsTexts as texts } from '../content/texts.ts';
import { Cell, Columned, ColumnRow, inColumns } from '../member/Columned.tsx';
import { EmptyList } from '../member/EmptyList.tsx';
import { folded } from '../member/folded.ts';
import { Mark } from '../member/Mark.tsx';
import { RowsSkeleton } from '../member/RowsSkeleton.tsx';
import { TitleRow } from '../member/TitleRow.tsx';
import { stateOf, TEXT_STATES, type TextState } from './stateOf.ts';
import { type TextPage, type TextRow, useTextPagesQuery, useTextsQuery } from './textsApi.ts';

const { columns } = texts;

const COLORS: Readonly<Record<TextState, string>> = {
  ...{ failed: 'danger', scheduled: 'glacier', draft: 'ember', online: 'moss' },
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
  // A column that says nothing of any page is left out.
  const hasChanged = shown?.some(({ row }) => row !== undefined) ?? false;
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
        <Columned
          heads={[columns.page, columns.kind, columns.state, ...(hasChanged ? [columns.changed] : [])]}
          figures={hasChanged ? 1 : 0}
          columns={hasChanged ? `${COLUMNS} ${CHANGED}` : COLUMNS}
        >
          {shown.map(({ path, title, row, now, ...page }) => (
            <li key={path}>
              <Line as="div">
                <span>
                  <a href={`/admin/textes/page?adresse=${encodeURIComponent(path)}`}>{title}</a>
                  <small>{path}</small>
                </span>
                <span data-facts>
                  <Cell head={columns.kind}>{texts.kinds[page.kind]}</Cell>
                  <Cell head={columns.state}>
                    <Mark $color={COLORS[now]}>{texts.states[now]}</Mark>
                    {row?.publish_at ? <small>{shortMoment(row.publish_at)}</small> : null}
                  </Cell>
                  {hasChanged ? (
                    <Cell head={columns.changed} name="changed">
                      {row ? (
                        <>
                          <time dateTime={row.changed_at}>{shortDate(row.changed_at)}</time>
                          <small>{row.changed_by}</small>
                        </>
                      ) : null}
                    </Cell>
                  ) : null}
                </span>
              </Line>
            </li>
          ))}
        </Columned>
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
    ...begun.map((page) => ({ ...page, row: rowOf(page.path), now: stateOf(rowOf(page.path)) })),
    ...pages.map((page) => ({ ...page, row: rowOf(page.path), now: stateOf(rowOf(page.path)) })),
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

const COLUMNS = 'minmax(0, 5fr) minmax(0, 3fr) 11rem';
const CHANGED = 'minmax(6.5rem, 2fr)';

const Line = styled(ColumnRow)`
  & small {
    display: block;
  }
  & a {
    font-weight: 600;
    color: inherit;
    text-decoration: none;
  }
  &:hover a {
    text-decoration: underline;
  }
  /* The whole row opens the page. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  /* Where there is no room for columns, a second line. */
  & > [data-facts] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    margin-top: 0.25rem;
    font-size: var(--ag-size-label);
    color: var(--ag-ink-soft);
    & > [data-empty] {
      display: none;
    }
  }
  ${inColumns} {
    & > [data-facts] {
      display: contents;
      & > span {
        font-size: var(--ag-size-data);
      }
      & > [data-empty] {
        display: inline;
      }
      & > [data-cell='changed'] {
        color: var(--ag-ink-soft);
        text-align: end;
      }
    }
  }
`;
