import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { taxNumbersForm } from '@agence/shared-contracts/forms/taxNumbers';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { EditForm, Tick } from '../catalogue/EditForm.tsx';
import { useStaff } from '../console/staff.ts';
import { accountingTexts } from '../content/accounting.ts';
import { FoldedPanel } from '../member/FoldedPanel.tsx';
import { Problem } from '../member/Panel.tsx';
import { SavingLine, savingOf } from '../member/SavingLine.tsx';
import { useForm } from '../member/useForm.ts';
import { useSetTaxNumbersMutation, useTaxNumbersQuery } from './accountingApi.ts';

const texts = accountingTexts.numbers;

/** The registrations that receipts name: sales read them, the owner sets them. */
export function TaxNumbers() {
  const { isAllowed, roles } = useStaff();
  const { data, isError } = useTaxNumbersQuery(isAllowed ? undefined : skipToken);
  return (
    <FoldedPanel title={texts.title} {...(data ? { about: texts.stand(data.tps_number, data.tvq_number) } : {})}>
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
    </FoldedPanel>
  );
}

interface NumbersFormProps {
  readonly is_enabled: boolean;
  readonly tps_number: string | null;
  readonly tvq_number: string | null;
}

function NumbersForm({ is_enabled, tps_number, tvq_number }: NumbersFormProps) {
  const [save, saved] = useSetTaxNumbersMutation();
  const form = useForm(taxNumbersForm, 'taxes', {
    ...{ tps_number: tps_number ?? '', tvq_number: tvq_number ?? '', is_enabled },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = form.attempt();
    if (!said) return;
    await save({ tps: said.tps_number, tvq: said.tvq_number, enabled: said.is_enabled });
  };
  return (
    <EditForm onSubmit={submit} noValidate>
      <Field {...form.field('tps_number')} label={texts.tps} hint={texts.tpsHint} autoComplete="off" />
      <Field {...form.field('tvq_number')} label={texts.tvq} hint={texts.tvqHint} autoComplete="off" />
      <Tick className="whole">
        <input
          type="checkbox"
          checked={form.typed.is_enabled}
          onChange={({ currentTarget }) => form.change({ is_enabled: currentTarget.checked })}
        />
        {texts.enabled}
      </Tick>
      {saved.error ? <Problem role="alert">{backendErrorText(saved.error)}</Problem> : null}
      <Row className="whole">
        <Button type="submit" aria-disabled={saved.isLoading}>
          {texts.save}
        </Button>
        <SavingLine saving={savingOf(saved)} />
      </Row>
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
