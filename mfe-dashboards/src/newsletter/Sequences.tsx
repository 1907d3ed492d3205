import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { sequenceForm } from '@agence/shared-contracts/forms/letter';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import { Badge, Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { newsletterTexts } from '../content/newsletter.ts';
import { FactLine } from '../member/FactLine.tsx';
import { Panel, Problem } from '../member/Panel.tsx';
import { useForm } from '../member/useForm.ts';
import { type LetterSummary, type Sequence, useSwitchSequenceMutation } from './newsletterApi.ts';
import { SequenceText } from './SequenceText.tsx';

const texts = newsletterTexts.sequences;
const ORDER: readonly Sequence[] = ['welcome', 'abandoned_checkout', 'course_not_begun'];

/** The mails that leave by themselves, each with its switch. */
export function Sequences({ letters }: { readonly letters: readonly LetterSummary[] }) {
  return (
    <Panel aria-labelledby="sequences">
      <h2 id="sequences">{texts.title}</h2>
      <Soft>{texts.lead}</Soft>
      {ORDER.map((sequence) => {
        const letter = letters.find((candidate) => candidate.sequence === sequence);
        return letter ? <SequenceRow key={sequence} letter={letter} sequence={sequence} /> : null;
      })}
    </Panel>
  );
}

interface SequenceRowProps {
  readonly letter: LetterSummary;
  readonly sequence: Sequence;
}

function SequenceRow({ letter, sequence }: SequenceRowProps) {
  const { ui } = useShell();
  const { id, on_since, delay_hours, numbers } = letter;
  const [change, { isLoading, error }] = useSwitchSequenceMutation();
  const form = useForm(sequenceForm, `sequence-${sequence}`, { hours: String(delay_hours ?? '') });
  const hours = Number(form.typed.hours);
  const isOn = on_since !== null;

  const set = async (is_on: boolean) => {
    const said = form.attempt();
    if (!said) return;
    const done = await change({ letter: id, is_on, ...said });
    if (!done.error) ui.toast({ title: texts.saved, tone: 'success' });
  };

  return (
    <Line role="group" aria-label={texts.names[sequence]}>
      <div data-words>
        <Name>
          <h3>
            <a href={`/admin/infolettre?lettre=${id}`}>{texts.names[sequence]}</a>
          </h3>
          <Badge $tone={isOn ? 'moss' : 'neutral'}>{isOn ? texts.on : texts.off}</Badge>
        </Name>
        <Soft>{texts.when[sequence]}</Soft>
        {numbers.planned > 0 ? (
          <Soft>
            <FactLine>
              {newsletterTexts.numbers.facts(numbers.sent, numbers.planned, numbers.failed, numbers.unsubscribed)}
            </FactLine>
          </Soft>
        ) : null}
      </div>
      <Field
        {...form.field('hours')}
        label={texts.delay}
        {...(hours > 0 && hours % 24 === 0 ? { hint: texts.days(hours / 24) } : {})}
        inputMode="numeric"
      />
      <Acts>
        <Button type="button" $look="secondary" aria-disabled={isLoading} onClick={() => void set(!isOn)}>
          {isOn ? texts.disable : texts.enable}
        </Button>
        {isOn && form.typed.hours.trim() !== String(delay_hours) ? (
          <Button type="button" $look="quiet" aria-disabled={isLoading} onClick={() => void set(true)}>
            {texts.save}
          </Button>
        ) : null}
      </Acts>
      {error ? <Problem role="alert">{backendErrorText(error)}</Problem> : null}
      <SequenceText id={id} name={texts.names[sequence]} />
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.75rem 1.25rem;
  align-items: start;
  padding-top: 1rem;
  & h3 {
    font: 600 1.0625rem / 1.3 var(--ag-text);
    letter-spacing: 0;
  }
  & h3 > a {
    text-decoration: none;
  }
  & h3 > a:hover {
    text-decoration: underline;
  }
  /* On phones the words have the whole line. */
  @media (max-width: 39.99rem) {
    & > [data-words] {
      grid-column: 1 / -1;
    }
  }
  border-top: 1px solid var(--ag-line);
  & > :is(p, details) {
    grid-column: 1 / -1;
  }
  @media (min-width: 40rem) {
    /* Each has room for what a delay is in days, said or not. */
    grid-template: auto minmax(max-content, 1fr) / minmax(0, 1fr) 9rem 8rem;
    row-gap: 0.25rem;
    min-height: 7.75rem;
    & > [data-words] {
      grid-area: 1 / 1;
    }
    & > details {
      grid-area: 2 / 1;
    }
    & > div:not([data-words]) {
      grid-row: 1 / span 2;
    }
  }
`;

/** Of each the state stands beside its name. */
const Name = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.25rem 0.75rem;
  align-items: start;
  margin-bottom: 0.25rem;
  @media (max-width: 39.99rem) {
    flex-direction: row;
    justify-content: space-between;
    & > :not(h3) {
      flex: none;
    }
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  justify-content: end;
  /* On the line of the field, below its name and the space after it, and as high. */
  padding-top: calc(0.9375rem * 1.5 + 0.35rem);
  & > button {
    min-height: calc(1.436rem + 1.4rem + 3px);
  }
`;
