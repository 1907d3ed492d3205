import { Button } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { goalFormTexts as form } from '../content/goalForm.ts';
import { useMember } from '../member/MemberPage.tsx';
import { parseGoal } from './goal.ts';
import type { useSaveGoalMutation } from './learnerApi.ts';

type Saving = ReturnType<typeof useSaveGoalMutation>;

interface GoalFormProps {
  /** Minutes wanted. */
  readonly goal: number;
  readonly save: Saving[0];
  readonly saving: Saving[1];
  readonly onSaved: () => void;
}

/** Another goal for the week. */
export function GoalForm({ goal, save, saving: { isLoading, isError }, onSaved }: GoalFormProps) {
  const { user } = useMember();
  const [typed, setTyped] = useState<string>();
  const [isInvalid, setInvalid] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const minutes = parseGoal(typed ?? String(goal));
    setInvalid(minutes === undefined);
    if (minutes === undefined) return;
    const saved = await save({ userId: user.id, minutes });
    if ('error' in saved) return;
    setTyped(undefined);
    onSaved();
  };

  return (
    <Form onSubmit={submit} noValidate>
      <Presets role="group" aria-label={form.presetsLabel}>
        {form.presets.map((minutes) => (
          <button
            key={minutes}
            type="button"
            aria-pressed={(typed ?? String(goal)) === String(minutes)}
            onClick={() => setTyped(String(minutes))}
          >
            {form.preset(minutes)}
          </button>
        ))}
      </Presets>
      <Field
        id="objectif"
        label={form.field}
        hint={form.hint}
        error={isInvalid ? form.invalid : isError ? form.failed : undefined}
        inputMode="numeric"
        value={typed ?? String(goal)}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" $look="secondary" aria-disabled={isLoading}>
        {isLoading ? form.saving : form.save}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1rem;
  justify-items: start;
  padding-top: 0.5rem;
`;

const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  & > button {
    min-height: 2.75rem;
    padding-inline: 1rem;
    border: 1.5px solid var(--ag-edge);
    border-radius: 999px;
    background: none;
    cursor: pointer;
  }
`;
