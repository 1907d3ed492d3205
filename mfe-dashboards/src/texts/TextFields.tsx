import type { TextProblem } from '@agence/shared-contracts/texts/siteTexts';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field, Select, TextArea } from '@agence/shared-contracts/ui/Field';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { GenericSchema } from 'valibot';
import { textFields } from '../content/textFields.ts';
import { textsTexts as texts } from '../content/texts.ts';
import { foldArrow } from '../member/foldArrow.ts';
import { MarkupField } from './MarkupField.tsx';
import { blankOf, type FormField, formOf, polished, type TextObject, type TextValue } from './textForm.ts';

interface TextFieldsProps {
  readonly schema: GenericSchema;
  readonly value: TextValue | undefined;
  /** Where it stands in the text, such as `hero.title`. */
  readonly path: string;
  readonly label: string;
  readonly problems: readonly TextProblem[];
  /** @param value undefined takes away what may be left out */
  readonly onChange: (value: TextValue | undefined) => void;
}

/** Texts that are long by nature get room from the beginning. */
const LONG = new Set([
  ...['excerpt', 'metaDescription', 'targetAudience'],
  ...['lead', 'text', 'answer', 'description', 'quote', 'notice', 'note', 'paragraphs', 'never'],
]);

export const fieldId = (path: string): string => `texte-${path.replaceAll('.', '-')}`;

/** The fields of a text, made from its schema; what belongs to the layout has none. */
export function TextFields({ schema, value, path, label, problems, onChange }: TextFieldsProps) {
  const form = formOf(schema, value);
  if (!form) return null;
  const problem = problems.find(({ field }) => field === path)?.message;
  const name = path.split('.').at(-1) ?? '';
  if (form.kind === 'object')
    return (
      <Group
        path={path}
        label={label}
        problem={problem}
        hasProblem={problems.some(({ field }) => field.startsWith(`${path}.`))}
      >
        {form.fields.map((field) => (
          <TextFields
            key={field.name}
            schema={field.schema}
            value={(value as TextObject | undefined)?.[field.name]}
            path={path ? `${path}.${field.name}` : field.name}
            label={labelOf(field, (value as TextObject | undefined)?.[field.name])}
            problems={problems}
            onChange={(part) => {
              const { [field.name]: _, ...others } = { ...(value as TextObject | undefined) };
              const isGone = field.isOptional && (part === undefined || isEmpty(part));
              onChange(isGone ? others : { ...others, [field.name]: part ?? '' });
            }}
          />
        ))}
      </Group>
    );
  if (form.kind === 'list')
    return (
      <TextList
        {...{ path, label, problems, onChange }}
        form={form}
        items={(value as readonly TextValue[] | undefined) ?? []}
        problem={problem}
      />
    );
  if (form.kind === 'flag')
    return (
      <Tick>
        <input
          type="checkbox"
          id={fieldId(path)}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {label}
      </Tick>
    );
  const field = { id: fieldId(path), label, autoComplete: 'off', lang: 'fr-CA' };
  if (form.kind === 'choice')
    return (
      <Select
        {...field}
        error={problem}
        value={String(value ?? '')}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {form.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    );
  if (form.kind === 'day')
    return (
      <Field
        {...field}
        type="date"
        error={problem}
        value={String(value ?? '')}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  if (form.kind === 'markup')
    return (
      <MarkupField
        {...field}
        problems={problems.flatMap((one) => (one.field === path ? one.message : []))}
        value={String(value ?? '')}
        onChange={onChange}
        onLeave={() => onChange(polished(String(value ?? '')))}
      />
    );
  if (form.kind === 'lines') {
    const lines = ((value as readonly string[] | undefined) ?? []).join('\n');
    const of = problems.find((one) => one.field === path || one.field.startsWith(`${path}.`))?.message;
    return (
      <TextArea
        {...field}
        hint={texts.perLine}
        error={of}
        value={lines}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? [] : currentTarget.value.split('\n'))}
        onBlur={() => onChange((polished((value as readonly string[]) ?? []) as readonly string[]).filter(Boolean))}
      />
    );
  }
  if (form.kind === 'number')
    return (
      <Field
        {...field}
        error={problem}
        inputMode="decimal"
        value={String(value ?? '').replace('.', ',')}
        onChange={({ currentTarget }) => onChange(numberIn(currentTarget.value))}
      />
    );
  const text = {
    ...field,
    error: problem,
    value: String(value ?? ''),
    onBlur: () => (value === undefined ? undefined : onChange(polished(value))),
  };
  return LONG.has(name) ? (
    <TextArea {...text} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  ) : (
    <Field {...text} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  );
}

/** A part of a page that is there needs nobody to say that it might not be. */
function labelOf({ name, isOptional }: FormField, value: TextValue | undefined): string {
  const isPart = typeof value === 'object' && !Array.isArray(value);
  return isOptional && !isPart ? texts.optional(nameOf(name)) : nameOf(name);
}

const nameOf = (field: string) => textFields[field] ?? field;
const isEmpty = (value: TextValue) => value === '' || (Array.isArray(value) && value.length === 0);

/** What is no number stays as it was typed, for the schema to refuse. */
function numberIn(typed: string): TextValue {
  const number = Number(typed.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.'));
  return typed.trim() === '' || Number.isNaN(number) || /[.,]$/.test(typed) ? typed : number;
}

interface TextListProps extends Omit<TextFieldsProps, 'schema' | 'value'> {
  readonly form: Extract<ReturnType<typeof formOf>, { kind: 'list' }>;
  readonly items: readonly TextValue[];
  readonly problem: string | undefined;
}

/** Blocks that are alike, one below the other. */
function TextList({ form, items, path, label, problems, problem, onChange }: TextListProps) {
  const replace = (index: number, ...by: readonly TextValue[]) => onChange(items.toSpliced(index, 1, ...by));
  const swap = (index: number, other: number) =>
    onChange(items.with(index, items[other] as TextValue).with(other, items[index] as TextValue));
  return (
    <Group
      path={path}
      label={label}
      problem={problem}
      hasProblem={problems.some(({ field }) => field.startsWith(path))}
    >
      {items.map((item, index) => {
        const at = `${path}.${index}`;
        const title = titleOf(item) ?? texts.item(index + 1);
        return (
          // What is written in a block moves with it: its place is its name.
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name, and their fields hold no state
          <div key={index}>
            <TextFields
              schema={form.item}
              value={item}
              path={at}
              label={title}
              problems={problems}
              onChange={(part) => replace(index, part ?? '')}
            />
            {form.isOpen ? (
              <Row>
                <Quiet label={texts.up} of={title} isOff={index === 0} onClick={() => swap(index, index - 1)} />
                <Quiet
                  label={texts.down}
                  of={title}
                  isOff={index === items.length - 1}
                  onClick={() => swap(index, index + 1)}
                />
                <Quiet label={texts.remove} of={title} isOff={false} onClick={() => replace(index)} />
              </Row>
            ) : null}
          </div>
        );
      })}
      {form.isOpen ? (
        <div>
          <Button type="button" $look="secondary" onClick={() => onChange([...items, blankOf(form.item) as TextValue])}>
            {texts.add(label)}
          </Button>
        </div>
      ) : null}
    </Group>
  );
}

interface QuietProps {
  readonly label: string;
  readonly of: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

const Quiet = ({ label, of, isOff, onClick }: QuietProps) => (
  <Button type="button" $look="quiet" aria-label={texts.of(label, of)} aria-disabled={isOff} onClick={onClick}>
    {label}
  </Button>
);

/** What a block is called in the form: its first words. */
function titleOf(item: TextValue): string | undefined {
  if (typeof item !== 'object' || Array.isArray(item)) return undefined;
  const { title, question, name, label, query, value, text } = item as TextObject;
  const first = [title, question, name, label, query, value, text].find(
    (part) => typeof part === 'string' && part !== '',
  );
  return first === undefined ? undefined : String(first).slice(0, 80);
}

interface GroupProps {
  readonly path: string;
  readonly label: string;
  readonly problem: string | undefined;
  readonly hasProblem: boolean;
  readonly children: ReactNode;
}

/** Fields that belong together; those of the whole text stand open. What is to be mended is never folded away. */
function Group({ path, label, problem, hasProblem, children }: GroupProps) {
  const folded = useRef<HTMLDetailsElement>(null);
  // Opened, never closed: who mends a field goes on in it.
  useEffect(() => {
    if (hasProblem && folded.current) folded.current.open = true;
  }, [hasProblem]);
  if (path === '') return <Fields>{children}</Fields>;
  return (
    <Folded ref={folded}>
      <summary>{label}</summary>
      <Fields>
        {problem ? (
          <p role="alert" id={`${fieldId(path)}-error`}>
            {problem}
          </p>
        ) : null}
        {children}
      </Fields>
    </Folded>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  & > [role='alert'] {
    color: var(--ag-danger);
    font-weight: 600;
  }
`;

const Folded = styled.details`
  ${foldArrow}
  padding-inline: 1rem;
  border-radius: var(--ag-radius);
  box-shadow: inset 0 0 0 1px var(--ag-line);
  & > summary {
    min-height: 2.75rem;
    padding-block: 0.75rem;
    font-weight: 600;
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  & > div {
    padding-block: 0.5rem 1.25rem;
  }
`;

const Tick = styled.label`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 2.75rem;
  & > input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: var(--ag-spruce);
  }
`;
