import { centsOf, typedCents } from '@agence/shared-contracts/forms/typedAmount';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field, Select } from '@agence/shared-contracts/ui/Field';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { requestsTexts } from '../content/requests.ts';
import { ChangedElsewhere } from '../drafts/ChangedElsewhere.tsx';
import { type RequestBoard, type RequestDetail, type Stage, useChangeRequestMutation } from './requestsApi.ts';

const texts = requestsTexts.follow;

interface FollowUpProps {
  readonly request: RequestDetail;
  readonly owners: RequestBoard['owners'];
}

/** As the fields hold it. */
interface Typed {
  readonly stage: Stage;
  readonly owner: string;
  readonly due: string;
  readonly amount: string;
  readonly reason: string;
}

/** The largest amount that the database takes, in cents. */
const MOST_WON = 10_000_000_000;

const typedOf = ({ stage, owner_id, due_on, amount_cents, lost_reason }: RequestDetail): Typed => ({
  ...{ stage, owner: owner_id ?? '', due: due_on ?? '', reason: lost_reason ?? '' },
  amount: amount_cents === null ? '' : typedCents(amount_cents),
});

/** Stage, owner, next action and end of a request. What another person saved meanwhile is shown, never overwritten. */
export function FollowUp({ request, owners }: FollowUpProps) {
  const { ui } = useShell();
  const [change, { isLoading }] = useChangeRequestMutation();
  /** What was typed, on top of which revision; nothing where the fields are as they were read. */
  const [draft, setDraft] = useState<{ readonly typed: Typed; readonly revision: number }>();
  const [problem, setProblem] = useState<string>();
  const theirs = typedOf(request);
  const typed = draft?.typed ?? theirs;
  const isOutdated = draft !== undefined && draft.revision !== request.revision;
  const set = (more: Partial<Typed>) =>
    setDraft({ typed: { ...typed, ...more }, revision: draft?.revision ?? request.revision });

  async function save(event: FormEvent) {
    event.preventDefault();
    const amount = typed.stage === 'won' ? centsOf(typed.amount, { least: 0, most: MOST_WON }) : null;
    if (amount === undefined) {
      setProblem(texts.amountError);
      document.getElementById('demande-montant')?.focus();
      return;
    }
    setProblem(undefined);
    const { stage, owner, due, reason } = typed;
    const { error } = await change({
      request: request.id,
      known_revision: draft?.revision ?? request.revision,
      changes: {
        ...{ stage, owner_id: owner || null, due_on: due || null, amount_cents: amount },
        lost_reason: stage === 'lost' ? reason.trim() || null : null,
      },
    });
    if (!error) {
      setDraft(undefined);
      ui.toast({ title: texts.saved, tone: 'success' });
      return;
    }
    // What somebody else made of it comes with the next reading.
    if ('code' in error && error.code === 'request_changed') return;
    ui.toast({ title: texts.failed, description: requestsTexts.tryAgain, tone: 'destructive' });
  }

  const shown = ({ stage, owner, due, amount, reason }: Typed) => ({
    stage: requestsTexts.stages[stage],
    owner: owners.find(({ id }) => id === owner)?.name ?? texts.nobody,
    ...{ due, amount, reason },
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
        <Select
          id="demande-etape"
          label={texts.stage}
          value={typed.stage}
          onChange={(event) => set({ stage: event.currentTarget.value as Stage })}
        >
          {Object.entries(requestsTexts.stages).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        {typed.stage === 'won' ? (
          <Field
            id="demande-montant"
            label={texts.amount}
            inputMode="decimal"
            value={typed.amount}
            error={problem}
            onChange={(event) => set({ amount: event.currentTarget.value })}
          />
        ) : null}
        {typed.stage === 'lost' ? (
          <Field
            id="demande-raison"
            label={texts.reason}
            maxLength={300}
            value={typed.reason}
            onChange={(event) => set({ reason: event.currentTarget.value })}
          />
        ) : null}
        <Select
          id="demande-responsable"
          label={texts.owner}
          value={typed.owner}
          onChange={(event) => set({ owner: event.currentTarget.value })}
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
          value={typed.due}
          onChange={(event) => set({ due: event.currentTarget.value })}
        />
        <Button type="submit" aria-disabled={isLoading || isOutdated}>
          {texts.save}
        </Button>
      </Form>
    </section>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  align-items: end;
  margin-top: 0.75rem;
`;
