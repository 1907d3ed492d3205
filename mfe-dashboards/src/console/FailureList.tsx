import { shortMoment } from '@agence/shared-contracts/format/frenchDate';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { consoleTexts } from '../content/console.ts';
import { useResendMailMutation } from '../requests/requestsApi.ts';
import { type ConsoleDay, useSettleFailureMutation } from './consoleApi.ts';

const texts = consoleTexts.day;

type Failure = NonNullable<ConsoleDay['failed']>[number];

/** What failed, each with where it is mended; it goes when it has succeeded, or when somebody says that it is settled. */
export function FailureList({ failed }: { readonly failed: readonly Failure[] }) {
  const { ui } = useShell();
  const [settle, settling] = useSettleFailureMutation();
  const [resend, resending] = useResendMailMutation();
  const isBusy = settling.isLoading || resending.isLoading;
  const after = async (work: Promise<{ error?: unknown }>, done: string) => {
    const { error } = await work;
    ui.toast(error ? { ...texts.refused, tone: 'destructive' } : { title: done, tone: 'success' });
  };
  return (
    <Failures>
      {failed.map((failure) => {
        const { kind, id, at } = failure;
        const { title: name, href } = failureOf(failure);
        return (
          <li key={`${kind} ${id}`}>
            <span>{href ? <a href={href}>{name}</a> : name}</span>
            {at ? <Soft>{shortMoment(at)}</Soft> : null}
            <Row>
              {kind === 'mail' ? (
                <Button
                  type="button"
                  $look="secondary"
                  aria-disabled={isBusy}
                  onClick={() => void after(resend(id), texts.failures.resent)}
                >
                  {texts.failures.resend}
                </Button>
              ) : null}
              <Button
                type="button"
                $look="secondary"
                aria-disabled={isBusy}
                aria-label={texts.failures.settleOne(name)}
                onClick={() => void after(settle({ kind, id }), texts.failures.settled)}
              >
                {texts.failures.settle}
              </Button>
            </Row>
          </li>
        );
      })}
    </Failures>
  );
}

/** What it is called, and where it is mended. */
export function failureOf(failure: Failure): { readonly title: string; readonly href?: string } {
  const href = placeOf(failure);
  return { title: texts.failures.kinds[failure.kind](failure.what), ...(href ? { href } : {}) };
}

function placeOf({ kind, subject, what }: Failure): string | undefined {
  if (!subject) return undefined;
  if (kind === 'refund_failed' || kind === 'refund_late' || what === 'order_receipt')
    return `/admin/commandes/${subject}`;
  return what?.startsWith('request_') ? `/admin/demandes?demande=${subject}` : undefined;
}

const Failures = styled.ul`
  display: grid;
  gap: 1.1rem;
  & > li {
    display: grid;
    gap: 0.35rem;
    justify-items: start;
  }
`;
