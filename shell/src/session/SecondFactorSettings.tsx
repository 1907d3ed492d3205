import { Button } from '@agence/shared-contracts/ui/Button';
import { Row, Stack } from '@agence/shared-contracts/ui/Layout';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { accountTexts } from '../content/account.ts';
import { CodeForm } from './CodeForm.tsx';
import { fieldErrorsOf } from './fieldErrors.ts';
import { PresentPasswordForm } from './PresentPasswordForm.tsx';
import { type Enrollment, enroll, newRecoveryCodes, unenroll, usableFactorIds } from './secondFactorSettings.ts';

const texts = accountTexts.secondFactor;

interface SecondFactorSettingsProps {
  readonly client: () => Promise<SupabaseClient>;
  readonly anonKey: string;
}

/** Turns the second factor on, with the present password and a code to photograph, and off. */
export function SecondFactorSettings({ client, anonKey }: SecondFactorSettingsProps) {
  /** Unknown until the backend has told. */
  const [factorIds, setFactorIds] = useState<readonly string[]>();
  const [enrollment, setEnrollment] = useState<Enrollment>();
  const [error, setError] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();

  async function run(step: (client: SupabaseClient) => Promise<void>) {
    setError('');
    try {
      const supabase = await client();
      await step(supabase);
      setFactorIds(await usableFactorIds(supabase));
    } catch (error) {
      setError(fieldErrorsOf(error).form?.[0] ?? '');
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the settings are first shown.
  useEffect(() => void run(async () => {}), []);

  const stop = () =>
    run(async (supabase) => {
      setCodes(undefined);
      await unenroll(supabase, factorIds ?? []);
    });
  const renew = () => run(async (supabase) => setCodes(await newRecoveryCodes(supabase)));
  async function start(password: string) {
    setError('');
    setEnrollment(await enroll(await client(), { anonKey, issuer: texts.issuer, password }));
  }
  const cancel = () =>
    run(async (supabase) => {
      setEnrollment(undefined);
      if (enrollment) await unenroll(supabase, [enrollment.factorId]);
    });
  async function finish({ factorId }: Enrollment, code: string) {
    const supabase = await client();
    const { error } = await supabase.auth.mfa.challengeAndVerify({ factorId, code });
    if (error) return error;
    setEnrollment(undefined);
    await run(async () => {});
  }

  return (
    <Stack $gap={2}>
      <p>{factorIds?.length ? texts.active : texts.explanation}</p>
      <p role="alert">{error}</p>
      {factorIds === undefined && !error ? <p role="status">{texts.loading}</p> : null}
      {enrollment ? (
        <>
          <p>{texts.scan}</p>
          <Code src={enrollment.image} alt={texts.image} width={200} height={200} />
          <p>
            {texts.secret} <Secret translate="no">{enrollment.secret}</Secret>
          </p>
          <CodeForm submit={texts.finish} onCode={(code) => finish(enrollment, code)} />
          <Button type="button" $look="quiet" onClick={() => void cancel()}>
            {texts.cancel}
          </Button>
        </>
      ) : factorIds?.length ? (
        <Row>
          <Button type="button" onClick={() => void renew()}>
            {texts.newCodes}
          </Button>
          <Button type="button" $look="secondary" onClick={() => void stop()}>
            {texts.stop}
          </Button>
        </Row>
      ) : factorIds ? (
        <PresentPasswordForm submit={texts.start} onPassword={start} />
      ) : null}
      {codes ? (
        <>
          <p role="status">{texts.codes}</p>
          <Codes>
            {codes.map((code) => (
              <li key={code}>
                <Secret translate="no">{code}</Secret>
              </li>
            ))}
          </Codes>
        </>
      ) : null}
    </Stack>
  );
}

const Codes = styled.ul`
  columns: 2;
`;

const Code = styled.img`
  padding: 0.75rem;
  border-radius: var(--ag-radius);
  background: #fff;
`;

const Secret = styled.code`
  overflow-wrap: anywhere;
  font-weight: 600;
  color: var(--ag-ink);
`;
