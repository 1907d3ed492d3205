import { formatMoney } from '@agence/shared-contracts/backend/money';
import { priceForm } from '@agence/shared-contracts/forms/course';
import { judge } from '@agence/shared-contracts/forms/judge';
import { typedCents } from '@agence/shared-contracts/forms/typedAmount';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { editorTexts } from '../content/editor.ts';
import { Hint, Panel, Problem } from '../member/Panel.tsx';
import { SavingLine, savingOf } from '../member/SavingLine.tsx';
import { creatorSplit } from '../studio/creatorSplit.ts';
import { type EditedCourse, useSetPriceMutation } from './editorApi.ts';
import { PartHead } from './PartHead.tsx';

const texts = editorTexts.price;

/** Free or at a price; what the creator gets of each sale stands beside it. A price changes with its own button, once there is something to change. */
export function Pricing({ course }: { readonly course: EditedCourse }) {
  const current = course.premium?.price ?? null;
  const [isPaid, setPaid] = useState(current !== null);
  const [typed, setTyped] = useState(current === null ? '' : typedCents(current));
  const [isInvalid, setInvalid] = useState(false);
  const [known, setKnown] = useState(current);
  // One that was set elsewhere replaces what is typed; one's own leaves button and confirmation where they are.
  if (known !== current) {
    setKnown(current);
    setPaid(current !== null);
    setTyped(current === null ? '' : typedCents(current));
  }
  const [setPrice, setting] = useSetPriceMutation();
  const { isLoading, isError, isUninitialized } = setting;
  const { stored, problems } = judge(priceForm, { price: typed });
  const cents = stored?.price;
  const split = cents === undefined ? undefined : creatorSplit(cents);

  // Once it was pressed it stays, with what came of it.
  const isOffered = !isUninitialized || isPaid !== (current !== null) || (isPaid && cents !== current);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setInvalid(isPaid && cents === undefined);
    if (isPaid && cents === undefined) return;
    void setPrice({ formation: course.id, cents: isPaid ? (cents ?? null) : null });
  };

  return (
    <Panel as="form" aria-labelledby="prix" onSubmit={submit} noValidate>
      <PartHead
        id="prix"
        title={editorTexts.sections.price}
        lead={texts.lead}
        filled={isPaid && current === null ? 0 : 1}
        total={1}
      />
      <Parts>
        <Choice role="radiogroup" aria-label={texts.label}>
          {[false, true].map((paid) => (
            <label key={String(paid)}>
              <input type="radio" name="acces" checked={isPaid === paid} onChange={() => setPaid(paid)} />
              {paid ? texts.paid : texts.free}
            </label>
          ))}
        </Choice>
        {isPaid ? (
          <div>
            <Amount
              id="montant"
              label={texts.amount}
              hint={texts.hint}
              error={isInvalid ? problems.price : undefined}
              inputMode="decimal"
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            {split ? <Hint>{texts.split(formatMoney(split.creator), formatMoney(split.platform))}</Hint> : null}
          </div>
        ) : null}
      </Parts>
      {isError ? <Problem role="alert">{texts.failed}</Problem> : null}
      {isOffered ? (
        <div>
          <Button type="submit" $look="secondary" aria-disabled={isLoading}>
            {texts.save}
          </Button>
        </div>
      ) : null}
      <SavingLine saving={savingOf(setting)} />
    </Panel>
  );
}

/** Whether, and below it how much, with what that means on the whole width. */
const Parts = styled.div`
  display: grid;
  gap: 0.75rem;
  & > div + div {
    display: grid;
    gap: 0.35rem;
  }
`;

/** As wide as what is typed in it needs. */
const Amount = styled(Field)`
  max-width: 12rem;
`;

const Choice = styled.div`
  display: flex;
  gap: 1.5rem;
  & > label {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-height: 2.75rem;
    cursor: pointer;
  }
  & input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--ag-ink);
  }
  /* The browser's own is grey in the dark. */
  @media not (forced-colors: active) {
    & input {
      appearance: none;
      border: 1.5px solid var(--ag-edge);
      border-radius: 50%;
      background: var(--ag-surface);
    }
    & input:checked {
      border-color: var(--ag-moss);
      background: radial-gradient(var(--ag-moss) 55%, transparent 60%);
    }
  }
`;
