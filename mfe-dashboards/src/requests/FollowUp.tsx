import { judge, longest, type Typed as TypedIn } from '@agence/shared-contracts/forms/judge';
import { followUpForm } from '@agence/shared-contracts/forms/request';
import { typedCents } from '@agence/shared-contracts/forms/typedAmount';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field, Select } from '@agence/shared-contracts/ui/Field';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { requestsTexts } from '../content/requests.ts';
import { ChangedElsewhere } from '../drafts/ChangedElsewhere.tsx';
import { SavingLine, savingOf } from '../member/SavingLine.tsx';
import { useUnsent } from '../member/unsent.ts';
import { type RequestBoard, type RequestDetail, useChangeRequestMutation } from './requestsApi.ts';

const texts = requestsTexts.follow;

interface FollowUpProps {
  readonly request: RequestDetail;
  readonly owners: RequestBoard['owners'];
}

type Typed = TypedIn<typeof followUpForm>;

const typedOf = ({ stage, owner_id, due_on, amount_cents, lost_reason }: RequestDetail): Typed => ({
  ...{ stage, owner_id: owner_id ?? '', due_on: due_on ?? '', lost_reason: lost_reason ?? '' },
  amount_cents: amount_cents === null ? '' : typedCents(amount_cents),
});

/** What belongs to another end of a request than the one that is chosen is not shown, and not kept. */
const endOf = (typed: Typed): Typed => ({
  ...typed,
  amount_cents: typed.stage === 'won' ? typed.amount_cents : '',
  lost_reason: typed.stage === 'lost' ? typed.lost_reason : '',
});

/** Stage, owner, next action and end of a request. What another person saved meanwhile is shown, never overwritten. */
export function FollowUp({ request, owners }: FollowUpProps) {
  const { ui } = useShell();
  const [change, changed] = useChangeRequestMutation();
  /** What was typed, on top of which revision; nothing where the fields are as they were read. */
  const [draft, setDraft] = useState<{ readonly typed: Typed; readonly revision: number }>();
  const [problem, setProblem] = useState<string>();
  const theirs = typedOf(request);
  const typed = draft?.typed ?? theirs;
  useUnsent(draft !== undefined);
  const isOutdated = draft !== undefined && draft.revision !== request.revision;
  const set = (more: Partial<Typed>) =>
    setDraft({ typed: { ...typed, ...more }, revision: draft?.revision ?? request.revision });

  async function save(event: FormEvent) {
    event.preventDefault();
    const { stored: changes, problems } = judge(followUpForm, endOf(typed));
    setProblem(problems.amount_cents);
    if (!changes) return document.getElementById('demande-montant')?.focus();
    const { error } = await change({
      request: request.id,
      known_revision: draft?.revision ?? request.revision,
      changes,
    });
    if (!error) {
      setDraft(undefined);
      return;
    }
    // What somebody else made of it comes with the next reading.
    if ('code' in error && error.code === 'request_changed') return;
    ui.toast({ title: texts.failed, description: requestsTexts.tryAgain, tone: 'destructive' });
  }

  const shown = ({ stage, owner_id, due_on, amount_cents, lost_reason }: Typed) => ({
    stage: requestsTexts.stages[stage],
    owner: owners.find(({ id }) => id === owner_id)?.name ?? texts.nobody,
    ...{ due: due_on, amount: amount_cents, reason: lost_reason },
  });
  return (
    <section aria-labelledby="demande-suivi">
      <h3 id="demande-suivi">{texts.title}</h3>
      <ChangedElsewhere
        title={texts.changed}
        mine={shown(typed)}
        theirs={isOutdated ? shown(theirs) : undefined}
        labels={{ stage: texts.stage, owner: texts.owner, due: texts.due, amount: texts.amount, reason: texts.reason }}
        onKeepMine={() => setDraft({ typed, revision: request.revision })}
        onTakeTheirs={() => setDraft(undefined)}
      />
      <Form onSubmit={save} noValidate>
        <div data-stage="">
          <Select
            id="demande-etape"
            label={texts.stage}
            value={typed.stage}
            onChange={(event) => set({ stage: event.currentTarget.value as Typed['stage'] })}
          >
            {Object.entries(requestsTexts.stages).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        {typed.stage === 'won' ? (
          <Field
            id="demande-montant"
            label={texts.amount}
            inputMode="decimal"
            value={typed.amount_cents}
            error={problem}
            onChange={(event) => set({ amount_cents: event.currentTarget.value })}
          />
        ) : null}
        {typed.stage === 'lost' ? (
          <Field
            id="demande-raison"
            label={texts.reason}
            maxLength={longest(followUpForm, 'lost_reason')}
            value={typed.lost_reason}
            onChange={(event) => set({ lost_reason: event.currentTarget.value })}
          />
        ) : null}
        <Select
          id="demande-responsable"
          label={texts.owner}
          value={typed.owner_id}
          onChange={(event) => set({ owner_id: event.currentTarget.value })}
        >
          <option value="">{texts.nobody}</option>
          {owners.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Field
          id="demande-echeance"
          type="date"
          label={texts.due}
          value={typed.due_on}
          onChange={(event) => set({ due_on: event.currentTarget.value })}
        />
        <Acts>
          <Button type="submit" $look="secondary" aria-disabled={changed.isLoading || isOutdated}>
            {texts.save}
          </Button>
          <SavingLine saving={isOutdated ? { state: 'conflict' } : savingOf(changed)} />
        </Acts>
      </Form>
    </section>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1.25rem 0.75rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  align-items: start;
  margin-top: 0.75rem;
  /* Lighter than what is asked above it: where the stage is, then who and when, in one line where a whole name has room. */
  & > [data-stage] {
    grid-column: 1 / -1;
  }
  & :is(select, input) {
    min-height: 2.75rem;
    padding-block: 0.4rem;
    padding-left: 0.75rem;
  }
  /* As high as the choice beside it, whatever a browser draws in it. */
  & [type='date'] {
    height: 2.75rem;
    padding-block: 0.2rem;
    padding-right: 0.5rem;
  }
`;

/** On a line of its own, with what came of it. */
const Acts = styled(Row)`
  grid-column: 1 / -1;
`;
