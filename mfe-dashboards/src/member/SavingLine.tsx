import { timeOfDay } from '@agence/shared-contracts/format/frenchDate';
import styled from 'styled-components';
import { savingTexts } from '../content/saving.ts';
import { useIsOffline } from './useIsOffline.ts';

/** Where what was typed is: on the server, on its way, on this device alone, or overtaken by another device. */
export type Saving =
  | { readonly state: 'saved'; readonly at?: string | undefined }
  | { readonly state: 'saving' | 'device' | 'conflict' }
  /** By a button: what did not arrive is in its fields alone. */
  | { readonly state: 'sending' | 'failed' };

interface Kept {
  readonly isLoading: boolean;
  readonly isSuccess: boolean;
  readonly isError: boolean;
  readonly fulfilledTimeStamp?: number | undefined;
}

/** The same of what is saved by its own button. */
export function savingOf({ isLoading, isSuccess, isError, fulfilledTimeStamp }: Kept): Saving | undefined {
  if (isLoading) return { state: 'sending' };
  if (isError) return { state: 'failed' };
  return isSuccess && fulfilledTimeStamp
    ? { state: 'saved', at: new Date(fulfilledTimeStamp).toISOString() }
    : undefined;
}

/** What each is where there is no network. */
const OFFLINE = {
  saved: 'saved',
  saving: 'offline',
  device: 'offline',
  conflict: 'offline',
  sending: 'offlineFailed',
  failed: 'offlineFailed',
} as const satisfies Record<Saving['state'], string>;

/** Says it, in the same words on every page; nothing before anything was typed. */
export function SavingLine({ saving }: { readonly saving: Saving | undefined }) {
  const isOffline = useIsOffline();
  const state = saving && isOffline ? OFFLINE[saving.state] : saving?.state;
  return (
    <Line role="status" data-state={state}>
      {saving?.state === 'saved'
        ? saving.at
          ? savingTexts.saved(timeOfDay(saving.at))
          : savingTexts.asKept
        : state && state !== 'saved'
          ? savingTexts[state]
          : ''}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 1.5em;
  font-size: var(--ag-size-small);
  color: var(--ag-ink-soft);
  &[data-state]::before {
    content: '';
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border: 2px solid var(--ag-glacier);
    border-radius: 50%;
  }
  &[data-state='saved']::before {
    border-color: var(--ag-moss);
    background: var(--ag-moss);
  }
  &[data-state='conflict']::before,
  &[data-state='failed']::before,
  &[data-state='offlineFailed']::before {
    border-color: var(--ag-danger);
  }
`;
