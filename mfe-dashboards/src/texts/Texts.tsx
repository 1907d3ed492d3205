import { shortDate, shortMoment } from '@agence/shared-contracts/format/frenchDate';
import { isTextKind, type TextKind } from '@agence/shared-contracts/texts/siteTexts';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import { Fragment } from 'react';
import styled from 'styled-components';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { useStaff } from '../console/staff.ts';
import { textsTexts as texts } from '../content/texts.ts';
import { byEar } from '../member/byEar.ts';
import { Cell, Columned, ColumnRow, inColumns, inFewColumns } from '../member/Columned.tsx';
import { FilterChoice } from '../member/FilterChoice.tsx';
import { folded } from '../member/folded.ts';
import { groupedBy } from '../member/groupedBy.ts';
import { Icon } from '../member/Icon.tsx';
import { ListFilters } from '../member/ListFilters.tsx';
import { ListSearch } from '../member/ListSearch.tsx';
import { Mark } from '../member/Mark.tsx';
import { NothingFound } from '../member/NothingFound.tsx';
import { PlaceHead } from '../member/PlaceHead.tsx';
import { RowsSkeleton } from '../member/RowsSkeleton.tsx';
import { HeadButton } from '../member/TitleRow.tsx';
import { useParameters } from '../member/useParameters.ts';
import { stateOf, TEXT_STATES, type TextState } from './stateOf.ts';
import { type TextPage, type TextRow, useTextPagesQuery, useTextsQuery } from './textsApi.ts';

const { columns } = texts;

const COLORS: Readonly<Record<TextState, string>> = {
  ...{ failed: 'danger', scheduled: 'glacier', draft: 'ember', online: 'moss' },
};

/** The pages whose texts staff may write, and how each stands; what is looked for is kept in the address. */
export function Texts() {
  const { isAllowed } = useStaff();
  const { search, set, show } = useParameters();
  const pages = useTextPagesQuery(isAllowed ? undefined : skipToken);
  const rows = useTextsQuery(isAllowed ? undefined : skipToken);
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
  const standing = hasChanged ? `${STANDING} ${CHANGED}` : STANDING;
  const failed = pages.isError ? pages : rows.isError ? rows : undefined;
  return (
    <AdminFrame>
      <PlaceHead title={texts.title} lead={texts.lead}>
        <HeadButton as="a" href="/admin/textes/nouvelle">
          <Icon name="plus" size={20} />
          <span>{texts.begin.action}</span>
        </HeadButton>
      </PlaceHead>
      <ListFilters
        label={texts.filters}
        main={
          <ListSearch
            id="textes-recherche"
            hint={texts.searchHint}
            value={words}
            onChange={(value) => set('recherche', value)}
          />
        }
        chosen={[kind, state].filter(Boolean).length}
      >
        <FilterChoice
          id="textes-genre"
          label={texts.kind}
          all={texts.all}
          options={Object.entries(texts.kinds)}
          value={kind}
          onChange={(value) => set('genre', value)}
        />
        <FilterChoice
          id="textes-etat"
          label={texts.status}
          all={texts.all}
          options={TEXT_STATES.map((id) => [id, texts.states[id]])}
          value={state}
          onChange={(value) => set('etat', value)}
        />
      </ListFilters>
      {failed ? (
        <ReadFailure texts={texts.failed} onRetry={() => void failed.refetch()} />
      ) : !shown || !rows.data ? (
        <RowsSkeleton rows={7} />
      ) : shown.length === 0 ? (
        <NothingFound words={words} title={texts.none.title} action={texts.none.action} onClear={() => show({})}>
          {texts.none.detail}
        </NothingFound>
      ) : (
        <>
          <Count role="status">{texts.count(shown.length)}</Count>
          <Columned
            heads={[columns.page, columns.address, columns.state, ...(hasChanged ? [columns.changed] : [])]}
            figures={hasChanged ? 1 : 0}
            columns={`${PAGE} ${ADDRESS} ${standing}`}
            fewer={{ columns: `${PAGE} ${standing}`, without: [columns.address] }}
            isGrouped
          >
            {[...groupedBy(shown, groupOf)].map(([group, members]) => (
              <Fragment key={group}>
                <Group id={`textes-${group}`}>{texts.groups[group as TextGroup]}</Group>
                <ul aria-labelledby={`textes-${group}`}>
                  {members.map(({ path, title, row, now }) => (
                    <li key={path}>
                      <Line as="div">
                        <span data-title="">
                          <a href={`/admin/textes/page?adresse=${encodeURIComponent(path)}`}>{title}</a>
                        </span>
                        <Cell head={columns.address} name="address">
                          {path}
                        </Cell>
                        <span data-facts>
                          <Cell head={columns.state} name="state">
                            <Standing $color={COLORS[now]} $isCalm={now === 'online'} $isHollow={now === 'draft'}>
                              {texts.states[now]}
                            </Standing>
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
                </ul>
              </Fragment>
            ))}
          </Columned>
        </>
      )}
    </AdminFrame>
  );
}

/** The home page first, with what there is one of, then what sells, then what is read. */
const KINDS: readonly TextKind[] = ['home', 'contact', 'claims', 'landing', 'article'];

type TextGroup = keyof typeof texts.groups;

/** Kinds with many pages have a heading of their own; those with one stand together. */
const groupOf = ({ kind }: { readonly kind: TextKind }): TextGroup =>
  kind === 'landing' || kind === 'article' ? kind : 'agency';

/** The pages that files have, and those that staff have begun, by kind and title, each with how it stands. */
function allOf(pages: readonly TextPage[], rows: readonly TextRow[]) {
  const rowOf = (path: string) => rows.find((row) => row.path === path);
  const begun = rows.flatMap(({ path, kind, title }) =>
    isTextKind(kind) && !pages.some((page) => page.path === path) ? [{ path, kind, title: title || path }] : [],
  );
  return [...begun, ...pages]
    .map((page) => ({ ...page, title: (page.kind === 'home' && texts.kinds.home) || page.title }))
    .map((page) => ({ ...page, row: rowOf(page.path), now: stateOf(rowOf(page.path)) }))
    .sort(
      (one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || one.title.localeCompare(other.title, 'fr'),
    );
}

/** On phones the list begins in the upper half of the first screen. */
const Count = styled(Soft)`
  @media (max-width: 39.99rem) {
    ${byEar}
  }
`;

/** Most are online: what is not stands out. What nobody sees yet has an empty point. */
const Standing = styled(Mark)<{ $isCalm: boolean; $isHollow: boolean }>`
  ${({ $isCalm }) => ($isCalm ? 'font-weight: 400; color: var(--ag-ink-soft);' : '')}
  ${({ $isHollow, $color }) => ($isHollow ? `&::before { background: none; border: 2px solid var(--ag-${$color}); }` : '')}
`;

/** What the pages below it are. */
const Group = styled.h2`
  padding: 0.9rem 1.25rem;
  border-bottom: 1px solid var(--ag-line);
  font-size: 1.125rem;
  line-height: 1.2;
  ul + & {
    border-top: 1px solid var(--ag-line);
  }
`;

const PAGE = 'minmax(0, 6.5fr)';
const ADDRESS = 'minmax(0, 5fr)';
const STANDING = 'minmax(10.5rem, 2.5fr)';
const CHANGED = 'minmax(6.5rem, 2fr)';

const Line = styled(ColumnRow)`
  text-wrap: balance;
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
  /* On phones its address and how it stands share a line. */
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  align-items: baseline;
  & > [data-title] {
    flex: 1 1 100%;
  }
  & > [data-cell='address'] {
    flex: 1 1 8rem;
    min-width: 0;
    overflow: hidden;
    font-size: var(--ag-size-label);
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--ag-ink-soft);
  }
  & > [data-facts] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    margin-left: auto;
    font-size: var(--ag-size-label);
    color: var(--ag-ink-soft);
    & > [data-empty] {
      display: none;
    }
    & > [data-cell='state'] {
      margin-left: auto;
      text-align: end;
    }
  }
  ${inColumns} {
    & > [data-cell='address'] {
      overflow: visible;
      white-space: normal;
    }
    & > [data-facts] {
      display: contents;
      & > span {
        font-size: var(--ag-size-data);
      }
      & > [data-empty] {
        display: inline;
      }
      & > [data-cell='state'] {
        margin-left: 0;
        text-align: start;
      }
      & > [data-cell='changed'] {
        color: var(--ag-ink-soft);
        text-align: end;
      }
    }
  }
  /* Its address below what it is called. */
  ${inFewColumns} {
    & > [data-cell='address'] {
      grid-area: 2 / 1;
    }
    & > [data-facts] > span {
      grid-row: 1 / span 2;
    }
  }
`;
