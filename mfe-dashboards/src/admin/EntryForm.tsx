import { entrySchemas, type ListName } from '@agence/shared-contracts/backend/siteLists';
import { Button } from '@agence/shared-contracts/ui/Button';
import { ErrorSummary } from '@agence/shared-contracts/ui/ErrorSummary';
import { Field, TextArea } from '@agence/shared-contracts/ui/Field';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import * as v from 'valibot';
import { adminTexts as texts } from '../content/admin.ts';
import { entryFields } from '../content/entryFields.ts';
import { readEntry, TICKED, typedEntry } from './typedEntry.ts';

interface EntryFormProps {
  readonly id: string;
  readonly list: ListName;
  readonly data: Readonly<Record<string, unknown>>;
  readonly onCancel: () => void;
  readonly onSave: (data: object) => void;
}

/** The fields of one entry; what does not fit the list is said beside its field before anything is sent. */
export function EntryForm({ id, list, data, onCancel, onSave }: EntryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const fields = entryFields[list];
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  const [typed, setTyped] = useState(() => typedEntry(fields, data));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [refused, setRefused] = useState(0);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { success, output, issues } = v.safeParse(entrySchemas[list], readEntry(fields, typed));
    if (success) return onSave(output);
    const found = (issues ?? []).map(
      (issue) => [fieldOf(v.getDotPath(issue as v.BaseIssue<unknown>) ?? ''), issue.message] as const,
    );
    setProblems(Object.fromEntries(found.reverse()));
    setRefused((times) => times + 1);
  };
  /** The field that an issue is about: "results.0.metric" stands in "results". */
  const fieldOf = (path: string) =>
    fields.find(({ name }) => path === name || path.startsWith(`${name}.`) || name.startsWith(`${path}.`))?.name ??
    path;

  const wrong = fields.flatMap(({ name, label }) => {
    const text = problems[name];
    return text ? [{ id: `entree-${id}-${name}`, label, text }] : [];
  });
  return (
    <Form ref={form} onSubmit={submit} noValidate>
      <ErrorSummary title={texts.toMend(wrong.length)} problems={wrong} attempt={refused} />
      {fields.map(({ name, label, hint, kind }) => {
        const field = {
          id: `entree-${id}-${name}`,
          name,
          label,
          value: typed[name] ?? '',
          error: problems[name],
          ...(hint ? { hint } : {}),
        };
        const type = (value: string) => {
          setTyped((entry) => ({ ...entry, [name]: value }));
          // It is looked at again when the form is sent; until then nobody is told that it is wrong.
          setProblems(({ [name]: _, ...others }) => others);
        };
        if (kind === 'flag') {
          return (
            <Tick key={name}>
              <input
                id={field.id}
                type="checkbox"
                name={name}
                checked={field.value === TICKED}
                onChange={({ currentTarget }) => type(currentTarget.checked ? TICKED : '')}
              />
              {label}
            </Tick>
          );
        }
        return kind === 'text' || kind === 'results' ? (
          <TextArea key={name} {...field} onChange={({ currentTarget }) => type(currentTarget.value)} />
        ) : (
          <Field
            key={name}
            {...field}
            inputMode={kind === 'number' ? 'decimal' : 'text'}
            autoComplete="off"
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        );
      })}
      <Row className="actions">
        <Button type="submit">{texts.save}</Button>
        <Button type="button" $look="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Row>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1.25rem 1.5rem;
  padding-block: 0.75rem;
  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > label,
    & > div:has(> textarea),
    & > .actions {
      grid-column: 1 / -1;
    }
  }
`;

const Tick = styled.label`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  & > input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    accent-color: var(--ag-spruce);
  }
`;
