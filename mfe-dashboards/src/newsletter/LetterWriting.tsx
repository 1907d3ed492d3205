import { longest } from '@agence/shared-contracts/forms/judge';
import { letterForm } from '@agence/shared-contracts/forms/letter';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { newsletterTexts } from '../content/newsletter.ts';
import { ChangedElsewhere } from '../drafts/ChangedElsewhere.tsx';
import { SaveStatus } from '../drafts/SaveStatus.tsx';
import { useAutosave } from '../drafts/useAutosave.ts';
import { Panel } from '../member/Panel.tsx';
import { AudienceFields } from './AudienceFields.tsx';
import { LetterBody } from './LetterBody.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import { LetterSending } from './LetterSending.tsx';
import {
  type Letter,
  type LettersBoard,
  saveRefusal,
  useLetterQuery,
  useSaveLetterMutation,
  useSendLetterTestMutation,
} from './newsletterApi.ts';
import { RemoveLetter } from './RemoveLetter.tsx';
import { changesOf, storedLetter } from './typedLetter.ts';

const texts = newsletterTexts.write;

interface LetterWritingProps {
  readonly letter: Letter;
  readonly subscribers: LettersBoard['subscribers'];
}

/** A draft: its text, saved while it is typed, whom it is for, and the ways to send it. */
export function LetterWriting({ letter, subscribers }: LetterWritingProps) {
  const { ui } = useShell();
  const { id, sequence } = letter;
  const { refetch } = useLetterQuery(id);
  const [saveLetter] = useSaveLetterMutation();
  const [sendTest, { isLoading: isTesting }] = useSendLetterTestMutation();
  const draft = useAutosave({
    name: `letter:${id}`,
    stored: storedLetter(letter),
    isValid: (value) => changesOf(value) !== undefined,
    async save(value, [known_revision = 0]) {
      const saved = await saveLetter({ letter: id, known_revision, changes: changesOf(value) ?? {} });
      return 'error' in saved ? saveRefusal(saved.error) : [saved.data as number];
    },
    async reload() {
      const { data } = await refetch();
      return data ? storedLetter(data) : undefined;
    },
  });
  const { value, change } = draft;

  const test = async () => {
    await draft.flush();
    const { error } = await sendTest(id);
    ui.toast(
      error
        ? { title: newsletterTexts.notDone, description: newsletterTexts.failed.detail, tone: 'destructive' }
        : { title: texts.tested, tone: 'success' },
    );
  };

  return (
    <>
      <Panel aria-labelledby="lettre-texte">
        <header>
          <h2 id="lettre-texte">{texts.title}</h2>
          <SaveStatus state={draft.state} savedAt={draft.savedAt} onRetry={() => void draft.flush()} />
        </header>
        <ChangedElsewhere
          title={texts.changed}
          mine={value}
          theirs={draft.theirs}
          labels={texts}
          onKeepMine={draft.keepMine}
          onTakeTheirs={draft.takeTheirs}
        />
        <Field
          id="lettre-objet"
          label={texts.subject}
          hint={texts.subjectHint}
          maxLength={longest(letterForm, 'subject')}
          value={value.subject}
          onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
        />
        <Field
          id="lettre-apercu"
          label={texts.preheader}
          hint={texts.preheaderHint}
          maxLength={longest(letterForm, 'preheader')}
          value={value.preheader}
          onChange={({ currentTarget }) => change({ preheader: currentTarget.value })}
        />
        <LetterBody
          value={value.body}
          hint={sequence && sequence !== 'welcome' ? texts.sequenceHint : texts.bodyHint}
          onChange={(body) => change({ body })}
        />
        <Row>
          <LetterPreview letter={value} sequence={sequence} />
          <Button type="button" $look="secondary" aria-disabled={isTesting} onClick={() => void test()}>
            {texts.test}
          </Button>
          {sequence ? null : <RemoveLetter id={id} />}
        </Row>
      </Panel>
      {sequence ? null : (
        <>
          <AudienceFields value={value} subscribers={subscribers} onChange={change} />
          <LetterSending letter={letter} value={value} isSaved={draft.state === 'saved'} onFlush={draft.flush} />
        </>
      )}
    </>
  );
}
