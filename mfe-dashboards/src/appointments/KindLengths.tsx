import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { kindForm } from '@agence/shared-contracts/forms/host';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import { Soft } from '@agence/shared-contracts/ui/Text';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { lengthsTexts } from '../content/absences.ts';
import { appointmentsTexts } from '../content/appointments.ts';
import { FoldedPanel } from '../member/FoldedPanel.tsx';
import { SavingLine, savingOf } from '../member/SavingLine.tsx';
import { useForm } from '../member/useForm.ts';
import { type Hosts, useSaveKindMutation } from './appointmentsApi.ts';

const texts = lengthsTexts;

/** How long each kind is, what stays free after it, and how soon it can be. */
export function KindLengths({ kinds }: Pick<Hosts, 'kinds'>) {
  return (
    <FoldedPanel title={texts.title} about={texts.about}>
      {kinds.map((kind) => (
        <LengthsOf key={kind.id} {...kind} />
      ))}
    </FoldedPanel>
  );
}

function LengthsOf({ id, minutes, buffer_minutes, notice_hours }: Hosts['kinds'][number]) {
  const { ui } = useShell();
  const [save, saved] = useSaveKindMutation();
  const form = useForm(kindForm, `durees-${id}`, {
    minutes: minutes === null ? null : String(minutes),
    buffer_minutes: String(buffer_minutes),
    notice_hours: String(notice_hours),
  });
  async function submit(event: FormEvent) {
    event.preventDefault();
    const said = form.attempt();
    if (!said) return;
    const { error } = await save({ kind: id, ...said });
    if (error)
      ui.toast({ title: appointmentsTexts.refused, description: backendErrorText(error), tone: 'destructive' });
  }
  return (
    <Form onSubmit={submit} noValidate>
      <h3>{appointmentsTexts.kinds[id]}</h3>
      {minutes === null ? (
        <Soft>{texts.asSold}</Soft>
      ) : (
        <Field {...form.field('minutes')} label={texts.minutes} inputMode="numeric" />
      )}
      <Field {...form.field('buffer_minutes')} label={texts.buffer} inputMode="numeric" />
      <Field {...form.field('notice_hours')} label={texts.notice} inputMode="numeric" />
      <Button
        type="submit"
        $look="quiet"
        aria-disabled={saved.isLoading}
        aria-label={texts.saveOf(appointmentsTexts.kinds[id])}
      >
        {texts.save}
      </Button>
      <SavingLine saving={savingOf(saved)} />
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 0.75rem 1rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  align-items: end;
  padding-block: 1rem;
  border-top: 1px solid var(--ag-line);
  & > h3 {
    grid-column: 1 / -1;
    font: 600 1rem / 1.4 var(--ag-text);
    letter-spacing: 0;
  }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 3fr) repeat(3, minmax(0, 2fr)) auto minmax(0, 3fr);
    & > h3 {
      grid-column: 1;
    }
    & > * {
      min-height: 3rem;
      align-content: center;
    }
  }
`;
