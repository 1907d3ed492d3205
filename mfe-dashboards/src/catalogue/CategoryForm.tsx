import { coverToneNames } from '@agence/shared-contracts/art/coverTones';
import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { Field } from '@agence/shared-contracts/ui/Field';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { catalogueKeepingTexts } from '../content/catalogueKeeping.ts';
import { type Category, useSaveCategoryMutation } from './catalogueApi.ts';
import { EntryForm } from './EntryForm.tsx';
import { Swatch } from './Swatch.tsx';

const texts = catalogueKeepingTexts.categories;

/** Name, description and colour of a category, or of a new one. */
export function CategoryForm({ category, onClose }: { readonly category?: Category; readonly onClose: () => void }) {
  const [save, { isLoading, error }] = useSaveCategoryMutation();
  const [name, setName] = useState(category?.name ?? '');
  const [about, setAbout] = useState(category?.description ?? '');
  const [tone, setTone] = useState(category?.color ?? coverToneNames[0] ?? '');
  const [isTried, setTried] = useState(false);
  const isTaken = (error as { code?: string } | undefined)?.code === 'name_taken';
  const id = category?.id ?? 'nouvelle';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!name.trim()) return document.getElementById(`categorie-${id}-nom`)?.focus();
    const saved = await save({ category: category?.id ?? null, label: name.trim(), about: about.trim(), tone });
    if (!saved.error) onClose();
  };
  return (
    <EntryForm isSaving={isLoading} error={isTaken ? undefined : error} onSubmit={submit} onClose={onClose}>
      <Field
        id={`categorie-${id}-nom`}
        label={texts.name}
        autoFocus
        autoComplete="off"
        maxLength={80}
        error={isTried && !name.trim() ? texts.nameMissing : isTaken ? backendErrorText(error) : undefined}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Field
        id={`categorie-${id}-texte`}
        label={texts.about}
        hint={texts.aboutHint}
        autoComplete="off"
        maxLength={300}
        value={about}
        onChange={({ currentTarget }) => setAbout(currentTarget.value)}
      />
      <Tones className="whole">
        <legend>{texts.tone}</legend>
        {coverToneNames.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={`categorie-${id}-couleur`}
              checked={tone === each}
              onChange={() => setTone(each)}
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
