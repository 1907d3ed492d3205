import type { PublicDemo } from '@agence/shared-contracts/remote/publicDemo';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { signInTexts } from '../content/signIn.ts';
import { Introduction } from './CredentialsForm.tsx';

const texts = signInTexts.demo;

interface DemoStepProps {
  readonly account: PublicDemo['account'];
  /** Absent in the tabs that need a mail, which a demonstration does not send. */
  readonly form: ReactNode;
}

/** Signing in to a public demonstration: with the one account that is open, or nothing but a word on why not (AMB-59). */
export function DemoStep({ account, form }: DemoStepProps) {
  if (!account) return <Introduction>{texts.noAccount}</Introduction>;
  if (!form) return <Introduction>{texts.closed}</Introduction>;
  return (
    <>
      <Account>
        <p>{texts.account}</p>
        <dl>
          <dt>{texts.email}</dt>
          <dd>{account.email}</dd>
          <dt>{texts.password}</dt>
          <dd>{account.password}</dd>
        </dl>
      </Account>
      {form}
    </>
  );
}

const Account = styled.div`
  display: grid;
  gap: 0.6rem;
  margin-bottom: 1.25rem;
  padding: 0.9rem 1.1rem;
  border-left: 4px solid var(--ag-ember);
  border-radius: var(--ag-radius);
  background: var(--ag-band);
  font-size: var(--ag-size-small);
  & > dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.15rem 1rem;
    margin: 0;
  }
  & dt {
    color: var(--ag-ink-soft);
  }
  & dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
    user-select: all;
  }
`;
