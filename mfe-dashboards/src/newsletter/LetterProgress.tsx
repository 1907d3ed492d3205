import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { shortMoment } from '@agence/shared-contracts/format/frenchDate';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { ProgressBar } from '@agence/shared-contracts/ui/ProgressBar';
import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { newsletterTexts } from '../content/newsletter.ts';
import { Panel, Problem } from '../member/Panel.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import { letterState } from './letterState.ts';
import {
  type Letter,
  useHaltLetterMutation,
  useResendLetterMutation,
  useSettleLetterSendMutation,
} from './newsletterApi.ts';
import { storedLetter } from './typedLetter.ts';

const { numbers: texts, send } = newsletterTexts;
const SHOWN = ['planned', 'sent', 'waiting', 'failed', 'skipped', 'unsubscribed'] as const;

/** A letter that is on its way or has left: when, to how many, and who it did not reach. */
export function LetterProgress({ letter }: { readonly letter: Letter }) {
  const { ui } = useShell();
  const { id, numbers, failures, send_at } = letter;
  const [halt, halting] = useHaltLetterMutation();
  const [resend, resending] = useResendLetterMutation();
  const [settle, settling] = useSettleLetterSendMutation();
  const state = letterState(letter);
  const isScheduled = state === 'scheduled';
  const problem = halting.error ?? resending.error ?? settling.error;
  const isCertain = failures.some(({ error }) => error !== 'interrupted');

  const stop = async () => {
    const { error } = await halt(id);
    if (!error) ui.toast({ title: isScheduled ? send.calledBack : send.stopped, tone: 'success' });
  };
  const again = async () => {
    const { error } = await resend(id);
    if (!error) ui.toast({ title: texts.resent, tone: 'success' });
  };

  const decide = async (address: string, arrived: boolean) => {
    const { error } = await settle({ letter: id, address, arrived });
    if (!error) ui.toast({ title: arrived ? texts.settled.arrived : texts.settled.again, tone: 'success' });
  };

  return (
    <>
      <Panel aria-labelledby="lettre-etat">
        <h2 id="lettre-etat">{isScheduled ? send.scheduled : texts.title}</h2>
        {isScheduled && send_at ? <p>{send.leaves(shortMoment(send_at))}</p> : null}
        {isScheduled ? null : (
          <>
            {state === 'sending' && numbers.planned > 0 ? (
              <ProgressBar
                value={Math.round((100 * (numbers.planned - numbers.waiting)) / numbers.planned)}
                aria-label={texts.title}
              />
            ) : null}
            <Figures>
              {SHOWN.map((name) => (
                <div key={name}>
                  <dt>{texts[name]}</dt>
                  <dd>{numbers[name]}</dd>
                </div>
              ))}
            </Figures>
            <Soft>{texts.note}</Soft>
          </>
        )}
        {problem ? <Problem role="alert">{backendErrorText(problem)}</Problem> : null}
        <Row>
          <LetterPreview letter={storedLetter(letter).value} sequence={null} />
          {isScheduled || state === 'sending' ? (
            <Button type="button" $look="secondary" aria-disabled={halting.isLoading} onClick={() => void stop()}>
              {isScheduled ? send.callBack : send.stop}
            </Button>
          ) : null}
        </Row>
      </Panel>
      {failures.length > 0 ? (
        <Panel aria-labelledby="lettre-echecs">
          <h2 id="lettre-echecs">{texts.failures}</h2>
          <Failures>
            {failures.map(({ email, error }) => (
              <li key={email}>
                <strong>{email}</strong>
                <Soft>{error === 'interrupted' ? texts.interrupted : error}</Soft>
                {error === 'interrupted' && email ? (
                  <Row>
                    {([true, false] as const).map((arrived) => {
                      const words = arrived ? texts.arrived : texts.notArrived;
                      return (
                        <Button
                          key={words}
                          type="button"
                          $look="quiet"
                          aria-label={texts.about(words, email)}
                          aria-disabled={settling.isLoading}
                          onClick={() => void decide(email, arrived)}
                        >
                          {words}
                        </Button>
                      );
                    })}
                  </Row>
                ) : null}
              </li>
            ))}
          </Failures>
          {isCertain ? (
            <Row>
              <Button type="button" $look="secondary" aria-disabled={resending.isLoading} onClick={() => void again()}>
                {texts.resend}
              </Button>
            </Row>
          ) : null}
        </Panel>
      ) : null}
    </>
  );
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: 1rem;
  & dt {
    color: var(--ag-ink-soft);
    font-size: var(--ag-size-small);
  }
  & dd {
    font: 700 1.9rem / 1.2 var(--ag-display);
    font-variant-numeric: tabular-nums;
  }
`;

const Failures = styled.ul`
  display: grid;
  gap: 0.75rem;
  overflow-wrap: anywhere;
`;
