import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { withdrawForm } from '@agence/shared-contracts/forms/moderation';
import { useShell } from '@agence/shared-contracts/platform';
import { Field, Select, TextArea } from '@agence/shared-contracts/ui/Field';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { moderationTexts } from '../content/moderation.ts';
import { FoldedPanel } from '../member/FoldedPanel.tsx';
import { DangerButton, Problem } from '../member/Panel.tsx';
import { useForm } from '../member/useForm.ts';
import { useModerateMutation } from './moderationApi.ts';

const texts = moderationTexts.take;

/** Withdraws a course or a creator's page by its address. */
export function TakeMeasure() {
  const { ui } = useShell();
  const [moderate, { isLoading, error }] = useModerateMutation();
  const form = useForm(withdrawForm, 'retirer', { kind: 'course', target: '', reason: '' });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = form.attempt();
    if (!said) return;
    const outcome = await moderate(said);
    if (outcome.error) return;
    ui.toast({ ...moderationTexts.done.taken, tone: 'success' });
    form.reset();
  };
  return (
    <FoldedPanel title={texts.title} about={texts.about}>
      <Form onSubmit={submit} noValidate>
        <Select
          id="retirer-quoi"
          label={texts.kind}
          value={form.typed.kind}
          onChange={({ currentTarget }) => form.change({ kind: currentTarget.value as keyof typeof texts.kinds })}
        >
          {Object.entries(texts.kinds).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Field {...form.field('target')} label={texts.target} hint={texts.targetHint} autoComplete="off" />
        <TextArea {...form.field('reason')} label={texts.reason} rows={2} />
        {error ? <Problem role="alert">{backendErrorText(error)}</Problem> : null}
        <div>
          <DangerButton type="submit" aria-disabled={isLoading}>
            {texts.send}
          </DangerButton>
        </div>
      </Form>
    </FoldedPanel>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1rem;
  max-width: 40rem;
`;
