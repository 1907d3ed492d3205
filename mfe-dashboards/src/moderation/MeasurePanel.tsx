import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { shortMoment } from '@agence/shared-contracts/format/frenchDate';
import { decisionForm } from '@agence/shared-contracts/forms/moderation';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { TextArea } from '@agence/shared-contracts/ui/Field';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { Badge, Soft } from '@agence/shared-contracts/ui/Text';
import { useStaff, worksAs } from '../console/staff.ts';
import { moderationTexts } from '../content/moderation.ts';
import { FactLine } from '../member/FactLine.tsx';
import { Problem } from '../member/Panel.tsx';
import { useForm } from '../member/useForm.ts';
import { Answer, Entry } from './Entry.tsx';
import { type Measure, useDecideModerationMutation } from './moderationApi.ts';

const texts = moderationTexts.measures;

const stateOf = ({ lifted_at, answered_at, appeal }: Measure): keyof typeof texts.states =>
  lifted_at ? 'lifted' : answered_at ? 'upheld' : appeal ? 'appealed' : 'inForce';

/** A measure, what is said against it, and the answer of staff. */
export function MeasurePanel({ measure }: { readonly measure: Measure }) {
  const { id, kind, subject_name, reason, appeal, answer, created_at, email } = measure;
  const { ui } = useShell();
  const { roles = [] } = useStaff();
  const [decide, { isLoading, error }] = useDecideModerationMutation();
  const form = useForm(decisionForm, `mesure-${id}`, { answer: '' });
  const state = stateOf(measure);
  const mayDecide = state !== 'lifted' && (kind !== 'account' || worksAs(roles, ['support']));
  const send = async (lifted: boolean) => {
    const said = form.attempt();
    if (!said) return;
    const outcome = await decide({ measure: id, lifted, ...said });
    if (!outcome.error) ui.toast({ ...moderationTexts.done[lifted ? 'lifted' : 'upheld'], tone: 'success' });
  };
  return (
    <Entry aria-labelledby={`mesure-${id}`}>
      <header>
        <div>
          <h3 id={`mesure-${id}`}>
            {texts.kinds[kind]}, {subject_name}
          </h3>
          <Soft>
            <FactLine>
              {email}
              {shortMoment(created_at)}
            </FactLine>
          </Soft>
        </div>
        <Badge $tone={state === 'appealed' ? 'ember' : state === 'lifted' ? 'moss' : 'neutral'}>
          {texts.states[state]}
        </Badge>
      </header>
      {(
        [
          [texts.reason, reason],
          [texts.appeal, appeal],
          [texts.answered, answer],
        ] as const
      ).map(([label, words]) =>
        words ? (
          <p key={label}>
            <strong>{label}</strong> {words}
          </p>
        ) : null,
      )}
      {mayDecide ? (
        <Answer open={state === 'appealed'}>
          <summary aria-label={texts.openOf(subject_name)}>{texts.open}</summary>
          <TextArea {...form.field('answer')} label={texts.answer} rows={2} />
          {error ? <Problem role="alert">{backendErrorText(error)}</Problem> : null}
          <Row>
            <Button type="button" $look="secondary" aria-disabled={isLoading} onClick={() => void send(true)}>
              {texts.lift}
            </Button>
            {state === 'appealed' ? (
              <Button type="button" $look="secondary" aria-disabled={isLoading} onClick={() => void send(false)}>
                {texts.uphold}
              </Button>
            ) : null}
          </Row>
        </Answer>
      ) : null}
    </Entry>
  );
}
