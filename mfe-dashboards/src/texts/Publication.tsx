import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { shortMoment } from '@agence/shared-contracts/format/frenchDate';
import { publishLaterForm } from '@agence/shared-contracts/forms/publication';
import { useAuth, useShell } from '@agence/shared-contracts/platform';
import type { TextProblem } from '@agence/shared-contracts/texts/siteTexts';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { useState } from 'react';
import { textsTexts } from '../content/texts.ts';
import { Panel, Problem } from '../member/Panel.tsx';
import { useForm } from '../member/useForm.ts';
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
  const form = useForm(publishLaterForm, 'texte', { publish_at: '' });
  const [refused, setRefused] = useState<string>();
  const told = (done: { title: string; description?: string }) => ui.toast({ ...done, tone: 'success' });

  async function send(at: Date | null) {
    if (problems.length > 0) return onBroken();
    if (!text || !isSaved) return setRefused(texts.unsaved);
    setRefused(undefined);
    const settled = await settledText();
    if (!settled) return setRefused(backendErrorText({ code: 'text_changed' }));
    const token = session?.access_token ?? '';
    const { error } = await publish({ path, revision: settled.revision, at: at?.toISOString() ?? null, token });
    if (error) return setRefused(backendErrorText(error));
    form.reset();
    told(at ? texts.scheduled : texts.done);
  }
  function sendLater() {
    const later = form.attempt();
    if (later) void send(later.publish_at);
  }
  async function cancel() {
    const { error } = await unschedule({ text_path: path, known_revision: text?.revision ?? 0 });
    if (error) setRefused(backendErrorText(error));
    else told(texts.cancelled);
  }
  async function takeOff() {
    const { error } = await withdraw({ text_path: path, known_revision: text?.revision ?? 0 });
    if (error) setRefused(backendErrorText(error));
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
          <p>{texts.planned(shortMoment(text.publish_at))}</p>
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
      <Field {...form.field('publish_at')} type="datetime-local" label={texts.at} />
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
      {refused ? <Problem role="alert">{refused}</Problem> : null}
    </Panel>
  );
}
