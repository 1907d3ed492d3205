import { shortMoment } from '@agence/shared-contracts/format/frenchDate';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import styled from 'styled-components';
import { requestsTexts } from '../content/requests.ts';
import { FactLine } from '../member/FactLine.tsx';
import { type RequestDetail, useResendMailMutation } from './requestsApi.ts';

const texts = requestsTexts.mails;

/** The mails that a request caused; one that was not delivered can be sent again. */
export function RequestMails({ mails }: Pick<RequestDetail, 'mails'>) {
  const { ui } = useShell();
  const [resend, { isLoading }] = useResendMailMutation();
  if (mails.length === 0) return null;
  const again = async (id: string) => {
    const { error } = await resend(id);
    if (error) ui.toast({ title: requestsTexts.refused, description: requestsTexts.tryAgain, tone: 'destructive' });
    else ui.toast({ title: texts.resent, tone: 'success' });
  };
  return (
    <section aria-labelledby="demande-courriels">
      <h3 id="demande-courriels">{texts.title}</h3>
      <Mails>
        {mails.map(({ id, kind, state, attempts, last_error, at }) => (
          <li key={id}>
            <p>
              {texts.kinds[kind] ?? kind}
              {'\u00a0: '}
              <State $failed={state === 'failed'}>{texts.states[state]}</State>
            </p>
            <small>
              <FactLine>
                {texts.tries(attempts)}
                <time dateTime={at}>{shortMoment(at)}</time>
                {last_error === 'interrupted' ? texts.interrupted : last_error}
              </FactLine>
            </small>
            {state === 'failed' ? (
              <Button type="button" $look="secondary" aria-disabled={isLoading} onClick={() => void again(id)}>
                {texts.resend}
              </Button>
            ) : null}
          </li>
        ))}
      </Mails>
    </section>
  );
}

const Mails = styled.ul`
  display: grid;
  gap: 0.9rem;
  padding: 0;
  & > li {
    display: grid;
    gap: 0.35rem;
    justify-items: start;
  }
  & small {
    color: var(--ag-ink-soft);
  }
`;

const State = styled.strong<{ $failed: boolean }>`
  color: ${({ $failed }) => ($failed ? 'var(--ag-danger)' : 'inherit')};
`;
