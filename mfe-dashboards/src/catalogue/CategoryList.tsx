import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { Badge, Soft } from '@agence/shared-contracts/ui/Text';
import { useState } from 'react';
import styled from 'styled-components';
import { Line } from '../admin/EntryRows.tsx';
import { catalogueKeepingTexts } from '../content/catalogueKeeping.ts';
import { Cell, Columned, inColumns, inFewColumns } from '../member/Columned.tsx';
import { factLine } from '../member/FactLine.tsx';
import { Panel, Problem } from '../member/Panel.tsx';
import { type Saving, SavingLine, savingOf } from '../member/SavingLine.tsx';
import { CategoryForm } from './CategoryForm.tsx';
import { type Category, useOrderCategoriesMutation } from './catalogueApi.ts';
import { ListBar } from './ListBar.tsx';
import { RetireCategory } from './RetireCategory.tsx';
import { RowActs } from './RowActs.tsx';
import { isTone, Swatch } from './Swatch.tsx';
import { useEdited } from './useEdited.ts';

const texts = catalogueKeepingTexts.categories;

/** The categories in the order of the catalogue's filters. */
export function CategoryList({ categories }: { readonly categories: readonly Category[] }) {
  const [order, ordered] = useOrderCategoriesMutation();
  /** Of the form that is closed again. */
  const [saved, setSaved] = useState<Saving>();
  const { edited, edit, close } = useEdited();
  const [isOrdering, setOrdering] = useState(false);
  const [toRetire, setToRetire] = useState<Category>();
  const [said, setSaid] = useState('');
  const ids = categories.map(({ id }) => id);
  const keep = () => {
    setSaved({ state: 'saved', at: new Date().toISOString() });
    ordered.reset();
    close();
  };
  return (
    <div>
      <ListBar
        add={texts.add}
        onAdd={(button) => edit('new', button)}
        isOrdering={isOrdering}
        onOrder={() => setOrdering(!isOrdering)}
      >
        <Soft>{texts.hint}</Soft>
        <SavingLine saving={savingOf(ordered) ?? saved} />
      </ListBar>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {ordered.error ? <Problem role="alert">{backendErrorText(ordered.error)}</Problem> : null}
      {edited === 'new' ? (
        <New>
          <CategoryForm onSaved={keep} onClose={close} />
        </New>
      ) : null}
      <Columned
        heads={Object.values(texts.columns)}
        figures={0}
        columns={COLUMNS}
        fewer={{ columns: FEWER_COLUMNS, without: [texts.columns.about] }}
      >
        {categories.map((category, index) => (
          <li key={category.id}>
            <Row>
              <span className="category">
                <span className="rank">{index + 1}</span>
                <Swatch
                  tone={category.color}
                  of={category.id}
                  isSecond={categories.slice(0, index).some(({ color }) => color === category.color)}
                />
                <strong>{category.name}</strong>
                {isTone(category.color) ? (
                  <span className="visually-hidden">{texts.ofTone(texts.tones[category.color])}</span>
                ) : null}
              </span>
              <Cell head={texts.columns.about} name="about">
                {category.description}
              </Cell>
              <span className="courses">
                <span>{texts.courses(category.courses)}</span>
                {category.is_first ? <Badge $tone="glacier">{texts.first}</Badge> : null}
              </span>
              <RowActs
                id={category.id}
                name={category.name}
                ids={ids}
                isOrdering={isOrdering}
                onMove={(next, words) => {
                  setSaid(words);
                  void order(next);
                }}
                editLabel={texts.editOne(category.name)}
                onEdit={(button) => edit(category.id, button)}
              />
            </Row>
            {edited === category.id ? (
              <Edited>
                <CategoryForm
                  category={category}
                  onSaved={keep}
                  onClose={close}
                  onRetire={category.is_first ? undefined : () => setToRetire(category)}
                />
              </Edited>
            ) : null}
          </li>
        ))}
      </Columned>
      {toRetire ? (
        <RetireCategory
          key={toRetire.id}
          category={toRetire}
          others={categories.filter(({ id }) => id !== toRetire.id)}
          onClose={() => setToRetire(undefined)}
        />
      ) : null}
    </div>
  );
}

/** Tracks of a row, which has a cell for each of `texts.columns`, and what can be done with it. */
const COLUMNS = 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr) 3.75rem';
/** The same with what it is about below its name. */
const FEWER_COLUMNS = 'minmax(0, 1fr) 8rem 3.75rem';

/** Where one that is not in the list yet is written. */
const New = styled(Panel)`
  margin-bottom: 1rem;
`;

const Edited = styled.section`
  padding: 0 1.25rem 0.5rem;
`;

/** A category: its name above what it holds on phones, in columns on wider windows. */
const Row = styled(Line)`
  display: grid;
  grid-template-columns: 1.25rem auto minmax(0, 1fr) auto;
  gap: 0 0.75rem;
  padding: 0.5rem 1rem;
  font-size: var(--ag-size-data);
  & > .category {
    display: contents;
  }
  & .rank {
    min-width: 1.25rem;
    font: 700 1.0625rem / 1 var(--ag-display);
    font-variant-numeric: tabular-nums;
    text-align: right;
    color: var(--ag-ink-soft);
  }
  & :is(.rank, svg),
  & > .actions {
    grid-row: 1 / 3;
  }
  & svg {
    flex: none;
  }
  & strong {
    font-size: 1rem;
  }
  & > :is([data-cell], .courses) {
    color: var(--ag-ink-soft);
  }
  & > [data-cell] {
    display: none;
  }
  & > .courses {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
  }
  /* Where few characters fit, the mark is a word of the line. */
  @container (max-width: 37.99rem) {
    & > .courses {
      ${factLine}
      row-gap: 0;
      grid-area: 2 / 3;
      font-size: var(--ag-size-label);
    }
    & > .courses > * {
      gap: 0;
      padding: 0;
      background: none;
      font-size: inherit;
    }
  }
  /* A name has its room before its colour. */
  @container (max-width: 19.99rem) {
    & svg {
      display: none;
    }
  }
  ${inColumns} {
    min-height: 3.75rem;
    & > .category {
      display: flex;
      align-items: center;
      gap: 1rem;
    }
    & > [data-cell] {
      display: block;
    }
    /* No arrow stands at the end of its line. */
    & > .actions {
      grid-row: auto;
      margin-right: -2.25rem;
    }
  }
  ${inFewColumns} {
    & > [data-cell] {
      grid-area: 2 / 1;
      /* Past the rank and the colour. */
      padding-left: 5.5rem;
      font-size: var(--ag-size-label);
    }
    & > :is(.courses, .actions) {
      grid-row: 1 / 3;
    }
  }
`;
