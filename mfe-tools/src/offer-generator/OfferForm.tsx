import { Button } from '@agence/shared-contracts/ui/Button';
import { ErrorSummary } from '@agence/shared-contracts/ui/ErrorSummary';
import { Field, TextArea } from '@agence/shared-contracts/ui/Field';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { offerFields, offerTexts as texts } from '../content/offerGenerator.ts';
import type { Sector } from '../content/offerSectors.ts';
import { WithoutScripts } from '../frame/WithoutScripts.tsx';
import type { useOffer } from './useOffer.ts';

interface OfferFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly sectors: readonly Sector[];
  readonly state: ReturnType<typeof useOffer>;
  /** How often it was refused. */
  readonly refused: number;
  readonly onSubmit: () => void;
}

/** The four questions (TLS-001). Says beside each field what is missing, and keeps what was typed. */
export function OfferForm({
  form,
  sectors,
  state: { draft, problems, offer, type },
  refused,
  onSubmit,
}: OfferFormProps) {
  const wrong = offerFields.flatMap(({ name, label }) => {
    const text = problems[name];
    return text ? [{ id: name, label, text }] : [];
  });
  return (
    <Questions
      ref={form}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h2>{texts.form}</h2>
      <ErrorSummary title={texts.toMend(wrong.length)} problems={wrong} attempt={refused} />
      {offerFields.map((field) => {
        const { name, label, example } = field;
        const common = {
          id: name,
          name,
          label,
          placeholder: texts.placeholder(example),
          dir: 'auto',
          error: problems[name],
          value: draft[name],
          ...('hint' in field ? { hint: field.hint } : {}),
        } as const;
        if (name === 'probleme' || name === 'solution')
          return (
            <TextArea key={name} {...common} rows={3} onChange={(event) => type(name, event.currentTarget.value)} />
          );
        return (
          <Field
            key={name}
            {...common}
            {...(name === 'secteur' ? { list: 'secteurs' } : {})}
            onChange={(event) => type(name, event.currentTarget.value)}
          />
        );
      })}
      <datalist id="secteurs">
        {sectors.slice(0, -1).map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <WithoutScripts>{texts.withoutScripts}</WithoutScripts>
      {/* Where scripts do not run, a form of method `dialog` sends nothing and keeps what was typed. */}
      <Button type="submit" formMethod="dialog">
        {offer ? texts.rewrite : texts.generate}
      </Button>
    </Questions>
  );
}

const Questions = styled.form`
  display: grid;
  gap: 1.5rem;
  justify-items: start;
  & > h2 {
    font-size: var(--ag-size-3);
  }
  @media (max-width: 39.99rem) {
    & > button {
      justify-self: stretch;
    }
  }
  @media print {
    display: none;
  }
`;
