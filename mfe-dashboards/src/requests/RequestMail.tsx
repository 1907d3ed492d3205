import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import styled from 'styled-components';
import { requestsTexts } from '../content/requests.ts';
import { FactLine } from '../member/FactLine.tsx';
import { type RequestDetail, useResendMailMutation } from './requestsApi.ts';

const texts = requestsTexts.mails;

/** What became of a mail that a request caused; one that was not delivered can be sent again. */
export function RequestMail({ mail }: { readonly mail: RequestDetail['mails'][number] }) {
  const { id, kind, state, attempts, last_error } = mail;
  const { ui } = useShell();
  const [resend, { isLoading }] = useResendMailMutation();
  const again = async () => {
    const { error } = await resend(id);
    if (error) ui.toast({ title: requestsTexts.refused, description: requestsTexts.tryAgain, tone: 'destructive' });
    else ui.toast({ title: texts.resent, tone: 'success' });
  };
  return (
    <Frame>
      <p>
        {texts.kinds[kind] ?? kind}
        {'\u00a0: '}
        <State $failed={state === 'failed'}>{texts.states[state]}</State>
      </p>
      {/* One that left at once says enough. */}
      {attempts > 1 || last_error ? (
        <small>
          <FactLine>
            {texts.tries(attempts)}
            {last_error === 'interrupted' ? texts.interrupted : last_error}
          </FactLine>
        </small>
      ) : null}
      {state === 'failed' ? (
        <Button type="button" $look="secondary" aria-disabled={isLoading} onClick={() => void again()}>
          {texts.resend}
        </Button>
      ) : null}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 0.35rem;
  justify-items: start;
`;

const State = styled.span<{ $failed: boolean }>`
  ${({ $failed }) => ($failed ? 'font-weight: 600; color: var(--ag-danger);' : '')}
`;
