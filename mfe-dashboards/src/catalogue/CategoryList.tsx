import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Badge, Soft } from '@agence/shared-contracts/ui/Text';
import { useState } from 'react';
import { Bar, Line, Rows } from '../admin/EntryRows.tsx';
import { catalogueKeepingTexts } from '../content/catalogueKeeping.ts';
import { Problem } from '../member/Panel.tsx';
import { CategoryForm } from './CategoryForm.tsx';
import { type Category, useOrderCategoriesMutation } from './catalogueApi.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { RetireCategory } from './RetireCategory.tsx';
import { Swatch } from './Swatch.tsx';

const texts = catalogueKeepingTexts.categories;

/** The categories in the order of the catalogue's filters. */
export function CategoryList({ categories }: { readonly categories: readonly Category[] }) {
  const [order, { error }] = useOrderCategoriesMutation();
  const [edited, setEdited] = useState<string>();
  const [toRetire, setToRetire] = useState<Category>();
  const [said, setSaid] = useState('');
  const ids = categories.map(({ id }) => id);
  const close = () => setEdited(undefined);
  return (
    <>
      <Bar>
        <Soft>{texts.hint}</Soft>
        <Button type="button" $look="secondary" onClick={() => setEdited('new')}>
          {texts.add}
        </Button>
      </Bar>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {error ? <Problem role="alert">{backendErrorText(error)}</Problem> : null}
      <Rows>
        {edited === 'new' ? (
          <li>
            <CategoryForm onClose={close} />
          </li>
        ) : null}
        {categories.map((category) => (
          <li key={category.id}>
            <Line>
              <Swatch tone={category.color} />
              <strong>{category.name}</strong>
              <Soft>{texts.courses(category.courses)}</Soft>
              {category.is_first ? <Badge $tone="glacier">{texts.first}</Badge> : null}
              <span className="actions">
                <MoveButtons
                  id={category.id}
                  name={category.name}
                  ids={ids}
                  onMove={(next, words) => {
                    setSaid(words);
                    void order(next);
                  }}
                />
                <Button
                  type="button"
                  $look="quiet"
                  aria-label={texts.editOne(category.name)}
                  onClick={() => setEdited(category.id)}
                >
                  {catalogueKeepingTexts.edit}
                </Button>
                {category.is_first ? null : (
                  <Button
                    type="button"
                    $look="quiet"
                    aria-label={texts.retireOne(category.name)}
                    onClick={() => setToRetire(category)}
                  >
                    {texts.retire}
                  </Button>
                )}
              </span>
            </Line>
            {edited === category.id ? <CategoryForm category={category} onClose={close} /> : null}
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
    </>
  );
}
