import { Button } from '@agence/shared-contracts/ui/Button';
import { Row, Stack } from '@agence/shared-contracts/ui/Layout';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { accountTexts } from '../content/account.ts';
import { CodeForm } from './CodeForm.tsx';
import { problemsOf } from './problems.ts';
import { type Enrolment, enrol, usableFactorIds, withdraw } from './secondFactorSettings.ts';

const texts = accountTexts.secondFactor;

/** Turns the second factor on, with a code to photograph, and off. */
export function SecondFactorSettings({ client }: { readonly client: () => Promise<SupabaseClient> }) {
  /** Unknown until the backend has told. */
  const [factorIds, setFactorIds] = useState<readonly string[]>();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [problem, setProblem] = useState('');

  async function run(step: (client: SupabaseClient) => Promise<void>) {
    setProblem('');
    try {
      const supabase = await client();
      await step(supabase);
      setFactorIds(await usableFactorIds(supabase));
    } catch (error) {
      setProblem(problemsOf(error).form?.[0] ?? '');
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the settings are first shown.
  useEffect(() => void run(async () => {}), []);

  const stop = () => run((supabase) => withdraw(supabase, factorIds ?? []));
  const start = () => run(async (supabase) => setEnrolment(await enrol(supabase, texts.issuer)));
  const cancel = () =>
    run(async (supabase) => {
      setEnrolment(undefined);
      if (enrolment) await withdraw(supabase, [enrolment.factorId]);
    });
  async function finish({ factorId }: Enrolment, code: string) {
    const supabase = await client();
    const { error } = await supabase.auth.mfa.challengeAndVerify({ factorId, code });
    if (error) return error;
    setEnrolment(undefined);
    await run(async () => {});
  }

  return (
    <Stack $gap={2}>
      <p>{factorIds?.length ? texts.active : texts.explanation}</p>
      <p role="alert">{problem}</p>
      {factorIds === undefined && !problem ? <p role="status">{texts.loading}</p> : null}
      {enrolment ? (
        <>
          <p>{texts.scan}</p>
          <Code src={enrolment.image} alt={texts.image} width={200} height={200} />
          <p>
            {texts.secret} <Secret>{enrolment.secret}</Secret>
          </p>
          <CodeForm submit={texts.finish} onCode={(code) => finish(enrolment, code)} />
          <Button type="button" $look="quiet" onClick={() => void cancel()}>
            {texts.cancel}
          </Button>
        </>
      ) : (
        <Row>
          {factorIds?.length === 0 ? (
            <Button type="button" onClick={() => void start()}>
              {texts.start}
            </Button>
          ) : null}
          {factorIds?.length ? (
            <Button type="button" $look="secondary" onClick={() => void stop()}>
              {texts.stop}
            </Button>
          ) : null}
        </Row>
      )}
    </Stack>
  );
}

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
