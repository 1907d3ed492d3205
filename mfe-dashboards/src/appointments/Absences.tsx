import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { shortDate } from '@agence/shared-contracts/format/frenchDate';
import { absenceForm } from '@agence/shared-contracts/forms/host';
import { useShell } from '@agence/shared-contracts/platform';
import { newId } from '@agence/shared-contracts/remote/newId';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field, Select } from '@agence/shared-contracts/ui/Field';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { absencesTexts } from '../content/absences.ts';
import { appointmentsTexts } from '../content/appointments.ts';
import { FactLine } from '../member/FactLine.tsx';
import { FoldedPanel } from '../member/FoldedPanel.tsx';
import { useForm } from '../member/useForm.ts';
import { type Hosts, useAddAbsenceMutation, useRemoveAbsenceMutation } from './appointmentsApi.ts';
import { dayAfter, midnight } from './times.ts';

const texts = absencesTexts;

interface AbsencesProps extends Pick<Hosts, 'people' | 'absences'> {
  /** Whose absences alone. */
  readonly own?: string;
}

/** Days on which somebody, or nobody, takes appointments; one that is added moves what was booked. */
export function Absences({ people, absences, own }: AbsencesProps) {
  const { ui } = useShell();
  const [add, { isLoading }] = useAddAbsenceMutation();
  const [remove] = useRemoveAbsenceMutation();
  // As it came: the first one that is added, or the last one that is removed, folds nothing.
  const [wasOpen] = useState(absences.length > 0);
  const [person, setPerson] = useState(own ?? '');
  const form = useForm(absenceForm, 'absence', { from: '', to: '', reason: '' });
  const nameOf = (id: string | null) => people.find((other) => other.id === id)?.name ?? texts.everybody;
  const refuse = (error: unknown) =>
    ui.toast({ title: appointmentsTexts.refused, description: backendErrorText(error), tone: 'destructive' });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const said = form.attempt();
    if (!said) return;
    const { from, to, reason } = said;
    const span = { starts_at: midnight(from), ends_at: midnight(dayAfter(to || from)) };
    const { error, data } = await add({ absence: newId(), person: person || null, ...span, reason });
    if (error) return refuse(error);
    ui.toast({ title: texts.moved(data ?? 0), tone: 'success' });
    form.reset();
  }

  return (
    <FoldedPanel title={texts.title} about={absences.length === 0 ? texts.none : undefined} isOpen={wasOpen}>
      <List>
        {absences.map(({ id, host_id, starts_at, ends_at, reason: why }) => {
          const last = new Date(Date.parse(ends_at) - 1000).toISOString();
          const what = `${nameOf(host_id)}, ${shortDate(starts_at)}${shortDate(last) === shortDate(starts_at) ? '' : ` – ${shortDate(last)}`}`;
          return (
            <li key={id}>
              <FactLine>
                {what}
                {why ? <Soft as="span">{why}</Soft> : null}
              </FactLine>
              {own && host_id !== own ? null : (
                <Button
                  type="button"
                  $look="quiet"
                  aria-label={texts.removeOf(what)}
                  onClick={() => void remove(id).then(({ error }) => error && refuse(error))}
                >
                  {texts.remove}
                </Button>
              )}
            </li>
          );
        })}
      </List>
      <Form onSubmit={submit} noValidate>
        {own ? null : (
          <Select
            id="absence-qui"
            label={texts.who}
            value={person}
            onChange={({ currentTarget }) => setPerson(currentTarget.value)}
          >
            <option value="">{texts.everybody}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <Field {...form.field('from')} type="date" label={texts.from} />
        <Field {...form.field('to')} type="date" label={texts.to} />
        <Field {...form.field('reason')} label={texts.reason} />
        <Button type="submit" $look="secondary" aria-disabled={isLoading}>
          {texts.add}
        </Button>
      </Form>
    </FoldedPanel>
  );
}

const List = styled.ul`
  display: grid;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    border-top: 1px solid var(--ag-line);
  }
`;

const Form = styled.form`
  display: grid;
  gap: 1rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  align-items: end;
`;
