import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { quebecTime } from '@agence/shared-contracts/forms/quebecTime';
import { useAuth, useShell } from '@agence/shared-contracts/platform';
import type { TextProblem } from '@agence/shared-contracts/texts/siteTexts';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { useState } from 'react';
import { textsTexts } from '../content/texts.ts';
import { Panel, Problem } from '../member/Panel.tsx';
import { moment } from '../orders/dates.ts';
import { isShown } from './stateOf.ts';
import {
  type SiteText,
  usePublishTextMutation,
  useUnscheduleTextMutation,
  useWithdrawTextMutation,
} from './textsApi.ts';

const texts = textsTexts.publish;

interface PublicationProps {
  readonly path: string;
  readonly text: SiteText | null;
  readonly problems: readonly TextProblem[];
  /** Whether no file has the page: staff have begun it. */
  readonly isBegun: boolean;
  /** Whether the database has all that stands in the fields. */
  readonly isSaved: boolean;
  /** The text at its latest revision; undefined when somebody else has written since. */
  readonly settledText: () => Promise<SiteText | null | undefined>;
  /** Leads to what is to be mended. */
  readonly onBroken: () => void;
}

/** Puts the draft online, now or later. What does not fit its schema is mended first. */
export function Publication({ path, text, problems, isBegun, isSaved, settledText, onBroken }: PublicationProps) {
  const { ui } = useShell();
  const { session } = useAuth();
  const [publish, { isLoading }] = usePublishTextMutation();
  const [unschedule] = useUnscheduleTextMutation();
  const [withdraw] = useWithdrawTextMutation();
  const [clock, setClock] = useState('');
  const [problem, setProblem] = useState<{ at?: string; refused?: string }>({});
  const told = (done: { title: string; description?: string }) => ui.toast({ ...done, tone: 'success' });

  async function send(at: Date | null) {
    if (problems.length > 0) return onBroken();
    if (!text || !isSaved) return setProblem({ refused: texts.unsaved });
    setProblem({});
    const settled = await settledText();
    if (!settled) return setProblem({ refused: backendErrorText({ code: 'text_changed' }) });
    const token = session?.access_token ?? '';
    const { error } = await publish({ path, revision: settled.revision, at: at?.toISOString() ?? null, token });
    if (error) return setProblem({ refused: backendErrorText(error) });
    setClock('');
    told(at ? texts.scheduled : texts.done);
  }
  function sendLater() {
    const at = quebecTime(clock);
    if (at) return void send(at);
    setProblem({ at: texts.missing });
    document.getElementById('texte-moment')?.focus();
  }
  async function cancel() {
    const { error } = await unschedule({ text_path: path, known_revision: text?.revision ?? 0 });
    if (error) setProblem({ refused: backendErrorText(error) });
    else told(texts.cancelled);
  }
  async function takeOff() {
    const { error } = await withdraw({ text_path: path, known_revision: text?.revision ?? 0 });
    if (error) setProblem({ refused: backendErrorText(error) });
    else told(texts.withdrawn);
  }

  return (
    <Panel aria-labelledby="texte-publication">
      <h2 id="texte-publication">{texts.title}</h2>
      <Soft role="status">{text?.is_changed || !isSaved ? texts.dirty : texts.clean}</Soft>
      {text?.failure ? <Problem>{texts.failure}</Problem> : null}
      {problems.length > 0 ? <Problem>{texts.broken(new Set(problems.map(({ field }) => field)).size)}</Problem> : null}
      {text?.publish_at ? (
        <>
          <p>{texts.planned(moment(text.publish_at))}</p>
          <div>
            <Button type="button" $look="secondary" onClick={() => void cancel()}>
              {texts.cancel}
            </Button>
          </div>
        </>
      ) : null}
      <div>
        <Button type="button" aria-disabled={isLoading} onClick={() => void send(null)}>
          {texts.now}
        </Button>
      </div>
      <Field
        id="texte-moment"
        type="datetime-local"
        label={texts.at}
        value={clock}
        error={problem.at}
        onChange={({ currentTarget }) => setClock(currentTarget.value)}
      />
      <div>
        <Button type="button" $look="secondary" aria-disabled={isLoading} onClick={sendLater}>
          {texts.later}
        </Button>
      </div>
      {isBegun && isShown(text) ? (
        <div>
          <Button type="button" $look="quiet" aria-disabled={isLoading} onClick={() => void takeOff()}>
            {texts.withdraw}
          </Button>
        </div>
      ) : null}
      {problem.refused ? <Problem role="alert">{problem.refused}</Problem> : null}
    </Panel>
  );
}
