import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { Badge, Soft } from '@agence/shared-contracts/ui/Text';
import { useState } from 'react';
import styled from 'styled-components';
import { Line, Rows } from '../admin/EntryRows.tsx';
import { catalogueKeepingTexts } from '../content/catalogueKeeping.ts';
import { factLine } from '../member/FactLine.tsx';
import { Problem } from '../member/Panel.tsx';
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
      <Rows>
        {edited === 'new' ? (
          <li>
            <CategoryForm onSaved={keep} onClose={close} />
          </li>
        ) : null}
        {categories.map((category, index) => (
          <li key={category.id}>
            <Line>
              <Rank>{index + 1}</Rank>
              <Swatch
                tone={category.color}
                of={category.id}
                isSecond={categories.slice(0, index).some(({ color }) => color === category.color)}
              />
              <Words>
                <strong>{category.name}</strong>
                <span className="about">
                  <Soft>{texts.courses(category.courses)}</Soft>
                  {category.is_first ? <Badge $tone="glacier">{texts.first}</Badge> : null}
                </span>
                {isTone(category.color) ? (
                  <span className="visually-hidden">{texts.ofTone(texts.tones[category.color])}</span>
                ) : null}
              </Words>
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
            </Line>
            {edited === category.id ? (
              <CategoryForm
                category={category}
                onSaved={keep}
                onClose={close}
                onRetire={category.is_first ? undefined : () => setToRetire(category)}
              />
            ) : null}
          </li>
        ))}
      </Rows>
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

/** The place in the order that the list is about. */
const Rank = styled.span`
  min-width: 1.25rem;
  font: 700 1.0625rem / 1 var(--ag-display);
  font-variant-numeric: tabular-nums;
  text-align: right;
  color: var(--ag-ink-soft);
`;

/** Beside its colour: below each other on phones, in columns on wider windows. */
const Words = styled.div`
  display: grid;
  flex: 1;
  justify-items: start;
  gap: 0.25rem 1rem;
  min-width: min(8rem, 100%);
  & > .about {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
  }
  /* Where few characters fit, the mark is a word of the line. */
  @media (max-width: 39.99rem) {
    /* As far as the button's own room, of which nothing is seen. */
    margin-right: -0.75rem;
    & > .about {
      ${factLine}
      row-gap: 0;
      font-size: 0.8125rem;
    }
    & > .about > * {
      gap: 0;
      padding: 0;
      background: none;
      font-size: inherit;
    }
  }
  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 2fr) minmax(9rem, 3fr);
    align-items: center;
  }
`;
