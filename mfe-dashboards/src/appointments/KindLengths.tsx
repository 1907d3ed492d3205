import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import { Soft } from '@agence/shared-contracts/ui/Text';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { appointmentsTexts } from '../content/appointments.ts';
import { Panel } from '../member/Panel.tsx';
import { type Hosts, useSaveKindMutation } from './appointmentsApi.ts';

const texts = appointmentsTexts.lengths;

/** How long each kind is, what stays free after it, and how soon it can be. */
export function KindLengths({ kinds }: Pick<Hosts, 'kinds'>) {
  const { ui } = useShell();
  const [save, { isLoading }] = useSaveKindMutation();
  async function submit(event: FormEvent<HTMLFormElement>, kind: string) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const number = (name: string) => Math.round(Number(fields.get(name) ?? 30));
    const { error } = await save({
      kind,
      minutes: number('minutes'),
      buffer_minutes: number('buffer'),
      notice_hours: number('notice'),
    });
    if (error)
      ui.toast({ title: appointmentsTexts.refused, description: backendErrorText(error), tone: 'destructive' });
    else ui.toast({ title: texts.saved, tone: 'success' });
  }
  return (
    <Panel>
      <h2>{texts.title}</h2>
      {kinds.map(({ id, minutes, buffer_minutes, notice_hours }) => (
        <Form key={id} onSubmit={(event) => void submit(event, id)}>
          <h3>{appointmentsTexts.kinds[id]}</h3>
          {minutes === null ? (
            <Soft>{texts.asSold}</Soft>
          ) : (
            <Field
              id={`duree-${id}`}
              name="minutes"
              type="number"
              label={texts.minutes}
              min={5}
              max={480}
              required
              defaultValue={minutes}
            />
          )}
          <Field
            id={`pause-${id}`}
            name="buffer"
            type="number"
            label={texts.buffer}
            min={0}
            max={240}
            required
            defaultValue={buffer_minutes}
          />
          <Field
            id={`preavis-${id}`}
            name="notice"
            type="number"
            label={texts.notice}
            min={0}
            max={336}
            required
            defaultValue={notice_hours}
          />
          <Button
            type="submit"
            $look="quiet"
            aria-disabled={isLoading}
            aria-label={texts.saveOf(appointmentsTexts.kinds[id])}
          >
            {texts.save}
          </Button>
        </Form>
      ))}
    </Panel>
  );
}

const Form = styled.form`
  display: grid;
  gap: 0.75rem 1rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  align-items: end;
  padding-block: 1rem;
  border-top: 1px solid var(--ag-line);
  & > h3 {
    grid-column: 1 / -1;
    font-size: var(--ag-size-lead);
  }
`;
