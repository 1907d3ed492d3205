import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { EditForm, Tick } from '../catalogue/EditForm.tsx';
import { useStaff } from '../console/staff.ts';
import { accountingTexts } from '../content/accounting.ts';
import { Panel, Problem } from '../member/Panel.tsx';
import { useSetTaxNumbersMutation, useTaxNumbersQuery } from './accountingApi.ts';

const texts = accountingTexts.numbers;

/** The registrations that receipts name: sales read them, the owner sets them. */
export function TaxNumbers() {
  const { isAllowed, roles } = useStaff();
  const { data, isError } = useTaxNumbersQuery(isAllowed ? undefined : skipToken);
  return (
    <Panel aria-labelledby="numeros-de-taxes">
      <h2 id="numeros-de-taxes">{texts.title}</h2>
      <Soft>{texts.lead}</Soft>
      {isError ? <Problem>{texts.failed}</Problem> : null}
      {data && roles?.includes('owner') ? <NumbersForm {...data} /> : null}
      {data && !roles?.includes('owner') ? (
        <>
          {data.is_enabled ? null : <p>{texts.off}</p>}
          <Numbers>
            <dt>{texts.tps}</dt>
            <dd>{data.tps_number ?? texts.none}</dd>
            <dt>{texts.tvq}</dt>
            <dd>{data.tvq_number ?? texts.none}</dd>
          </Numbers>
        </>
      ) : null}
    </Panel>
  );
}

interface NumbersFormProps {
  readonly is_enabled: boolean;
  readonly tps_number: string | null;
  readonly tvq_number: string | null;
}

/** As the database takes it, however it is spaced. */
const bare = (typed: string): string => typed.replace(/[^\p{L}\d]/gu, '').toUpperCase();

function NumbersForm({ is_enabled, tps_number, tvq_number }: NumbersFormProps) {
  const { ui } = useShell();
  const [save, { isLoading, error }] = useSetTaxNumbersMutation();
  const [tps, setTps] = useState(tps_number ?? '');
  const [tvq, setTvq] = useState(tvq_number ?? '');
  const [enabled, setEnabled] = useState(is_enabled);
  const [isTried, setTried] = useState(false);
  const isWrong = (typed: string, form: RegExp) => (enabled || bare(typed) !== '') && !form.test(bare(typed));
  const wrong = {
    tps: isWrong(tps, /^\d{9}RT\d{4}$/) ? texts.tpsInvalid : undefined,
    tvq: isWrong(tvq, /^\d{10}TQ\d{4}$/) ? texts.tvqInvalid : undefined,
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong.tps || wrong.tvq) return document.getElementById(wrong.tps ? 'numero-tps' : 'numero-tvq')?.focus();
    const saved = await save({ tps: tps.trim(), tvq: tvq.trim(), enabled });
    if (!saved.error) ui.toast({ ...texts.saved, tone: 'success' });
  };
  return (
    <EditForm onSubmit={submit} noValidate>
      <Field
        id="numero-tps"
        label={texts.tps}
        hint={texts.tpsHint}
        autoComplete="off"
        maxLength={40}
        error={isTried ? wrong.tps : undefined}
        value={tps}
        onChange={({ currentTarget }) => setTps(currentTarget.value)}
      />
      <Field
        id="numero-tvq"
        label={texts.tvq}
        hint={texts.tvqHint}
        autoComplete="off"
        maxLength={40}
        error={isTried ? wrong.tvq : undefined}
        value={tvq}
        onChange={({ currentTarget }) => setTvq(currentTarget.value)}
      />
      <Tick className="whole">
        <input type="checkbox" checked={enabled} onChange={({ currentTarget }) => setEnabled(currentTarget.checked)} />
        {texts.enabled}
      </Tick>
      {error ? <Problem role="alert">{backendErrorText(error)}</Problem> : null}
      <div className="whole">
        <Button type="submit" aria-disabled={isLoading}>
          {texts.save}
        </Button>
      </div>
    </EditForm>
  );
}

const Numbers = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.5rem 1.5rem;
  & dt {
    color: var(--ag-ink-soft);
  }
`;
