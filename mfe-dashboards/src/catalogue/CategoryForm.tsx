import { coverToneNames } from '@agence/shared-contracts/art/coverTones';
import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { categoryForm } from '@agence/shared-contracts/forms/catalogue';
import { Field } from '@agence/shared-contracts/ui/Field';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { catalogueKeepingTexts } from '../content/catalogueKeeping.ts';
import { useForm } from '../member/useForm.ts';
import { type Category, useSaveCategoryMutation } from './catalogueApi.ts';
import { EntryForm } from './EntryForm.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { Swatch } from './Swatch.tsx';

const texts = catalogueKeepingTexts.categories;

interface CategoryFormProps {
  readonly category?: Category;
  readonly onSaved: () => void;
  readonly onClose: () => void;
  /** Not of the first one, which new courses are in. */
  readonly onRetire?: (() => void) | undefined;
}

/** Name, description and colour of a category, or of a new one. */
export function CategoryForm({ category, onSaved, onClose, onRetire }: CategoryFormProps) {
  const [save, { isLoading, error }] = useSaveCategoryMutation();
  const form = useForm(categoryForm, `categorie-${category?.id ?? 'nouvelle'}`, {
    label: category?.name ?? '',
    about: category?.description ?? '',
    tone: coverToneNames.find((tone) => tone === category?.color) ?? coverToneNames[0] ?? 'spruce',
  });
  const isTaken = (error as { code?: string } | undefined)?.code === 'name_taken';
  const name = form.field('label');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = form.attempt();
    if (!said) return;
    const saved = await save({ category: category?.id ?? null, ...said });
    if (!saved.error) onSaved();
  };
  return (
    <EntryForm
      isSaving={isLoading}
      error={isTaken ? undefined : error}
      onSubmit={submit}
      onClose={onClose}
      remove={
        category && onRetire ? (
          <RemoveButton type="button" aria-label={texts.retireOne(category.name)} onClick={onRetire}>
            {texts.retire}
          </RemoveButton>
        ) : null
      }
    >
      <Field
        {...name}
        label={texts.name}
        autoFocus
        autoComplete="off"
        error={name.error ?? (isTaken ? backendErrorText(error) : undefined)}
      />
      <Field {...form.field('about')} label={texts.about} hint={texts.aboutHint} autoComplete="off" />
      <Tones className="whole">
        <legend>{texts.tone}</legend>
        {coverToneNames.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={form.field('tone').id}
              checked={form.typed.tone === each}
              onChange={() => form.change({ tone: each })}
            />
            <Swatch tone={each} />
            {texts.tones[each]}
          </label>
        ))}
      </Tones>
    </EntryForm>
  );
}

const Tones = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    margin-bottom: 0.5rem;
    font-weight: 600;
  }
  & > label {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-height: 2.75rem;
    padding: 0.35rem 0.9rem;
    border-radius: var(--ag-radius);
    box-shadow: 0 0 0 1px var(--ag-edge);
    cursor: pointer;
  }
  & > label:has(:checked) {
    box-shadow: 0 0 0 2px var(--ag-ink);
  }
  & input {
    width: 1.15rem;
    height: 1.15rem;
    accent-color: var(--ag-spruce);
  }
`;
