import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { pathEnd } from '@agence/shared-contracts/forms/pathEnd';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field, Select, TextArea } from '@agence/shared-contracts/ui/Field';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { moderationTexts } from '../content/moderation.ts';
import { Panel, Problem } from '../member/Panel.tsx';
import { useModerateMutation } from './moderationApi.ts';

const texts = moderationTexts.take;

/** Withdraws a course or a creator's page by its address. */
export function TakeMeasure() {
  const { ui } = useShell();
  const [moderate, { isLoading, error }] = useModerateMutation();
  const [kind, setKind] = useState<keyof typeof texts.kinds>('course');
  const [address, setAddress] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const target = pathEnd(address);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!target || !reason.trim()) return;
    const outcome = await moderate({ kind, target, reason: reason.trim() });
    if (outcome.error) return;
    ui.toast({ ...moderationTexts.done.taken, tone: 'success' });
    setAddress('');
    setReason('');
    setTried(false);
  };
  return (
    <Panel aria-labelledby="retirer">
      <h2 id="retirer">{texts.title}</h2>
      <Form onSubmit={submit} noValidate>
        <Select
          id="retirer-quoi"
          label={texts.kind}
          value={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value as keyof typeof texts.kinds)}
        >
          {Object.entries(texts.kinds).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Field
          id="retirer-adresse"
          label={texts.target}
          hint={texts.targetHint}
          error={isTried && !target ? texts.noTarget : undefined}
          autoComplete="off"
          maxLength={500}
          value={address}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
        <TextArea
          id="retirer-raison"
          label={texts.reason}
          error={isTried && !reason.trim() ? texts.noReason : undefined}
          maxLength={500}
          rows={2}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {error ? <Problem role="alert">{backendErrorText(error)}</Problem> : null}
        <div>
          <Button type="submit" $look="secondary" aria-disabled={isLoading}>
            {texts.send}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1rem;
  max-width: 40rem;
`;
