import { formatMoney } from '@agence/shared-contracts/backend/money';
import { BackendRefusal } from '@agence/shared-contracts/backend/refusal';
import { TIP, TIP_WRONG } from '@agence/shared-contracts/forms/tipFields';
import { centsOf } from '@agence/shared-contracts/forms/typedAmount';
import { useShell } from '@agence/shared-contracts/platform';
import { newId } from '@agence/shared-contracts/remote/newId';
import type { Session } from '@agence/shared-contracts/remote/shell';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field, TextArea } from '@agence/shared-contracts/ui/Field';
import { type FormEvent, useRef, useState } from 'react';
import { CheckoutStatus } from '../buying/CheckoutStatus.tsx';
import type { PaymentRequest } from '../buying/createPayment.ts';
import { NotForSale } from '../buying/NotForSale.tsx';
import { useCheckout } from '../buying/useCheckout.ts';
import { buyingTexts } from '../content/buying.ts';
import { creatorTexts } from '../content/creator.ts';
import { supportTexts } from '../content/support.ts';
import { ChipGroup } from '../frame/ChipGroup.tsx';
import { DialogForm } from './DialogForm.tsx';
import type { Creator } from './readCreator.ts';

const texts = supportTexts.tip;
/** Amounts that one click chooses, in dollars. */
const PRESETS = [5, 10, 25, 50];
const options = [
  ...PRESETS.map((dollars) => ({
    value: String(dollars),
    label: formatMoney(dollars * 100),
    translate: 'no' as const,
  })),
  { value: '', label: texts.other },
];

/** Supports a creator with an amount of one's choice and a few words. */
export function TipForm({ creator }: { readonly creator: Creator }) {
  const { database, publicDemo } = useShell();
  const [preset, setPreset] = useState('10');
  const [other, setOther] = useState('');
  const [message, setMessage] = useState('');
  const [isTried, setTried] = useState(false);
  const { checkout, start, reset } = useCheckout({ returnTo: `/creators/${creator.slug}`, onReturn: () => {} });
  // A click that failed is repeated with the tip that it may have written.
  const tipId = useRef<string>(undefined);
  const typed = { amount_cents: preset || other, message };
  const cents = centsOf(typed.amount_cents, TIP);

  async function prepare({ user }: Session): Promise<PaymentRequest | undefined> {
    const { judgeTip } = await import('./judgeTip.ts');
    const stored = judgeTip(typed);
    if (!stored) return undefined;
    tipId.current ??= newId();
    const tip = {
      id: tipId.current,
      creator_id: creator.id,
      user_id: user.id,
      ...stored,
    };
    const { error, status } = await (await database()).from('creator_tips').insert(tip);
    if (error?.code === REFUSED) return undefined;
    if (error && error.code !== ALREADY_WRITTEN) throw new BackendRefusal(error, status);
    return {
      tip_id: tip.id,
      product_name: texts.title(creator.name),
      amount: stored.amount_cents,
      currency: 'CAD',
    };
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (publicDemo) return;
    setTried(true);
    if (cents !== undefined) void start(prepare);
  }
  const change = (set: (value: string) => void) => (value: string) => {
    tipId.current = undefined;
    set(value);
  };

  if (checkout.step === 'open') {
    return (
      <CheckoutStatus
        checkout={checkout}
        onStartOver={() => {
          tipId.current = undefined;
          reset();
        }}
      />
    );
  }
  return (
    <DialogForm onSubmit={send}>
      <p>{texts.lead}</p>
      {creator.stats.tips > 0 ? <p>{creatorTexts.tips(creator.stats.tips)}</p> : null}
      <ChipGroup
        legend={texts.amount}
        name="montant"
        options={options}
        isSingle
        chosen={[preset]}
        onToggle={change(setPreset)}
      />
      {preset === '' ? (
        <Field
          id="autre-montant"
          label={texts.other}
          hint={texts.otherHint}
          error={isTried && cents === undefined ? TIP_WRONG : undefined}
          inputMode="decimal"
          value={other}
          onChange={(event) => change(setOther)(event.currentTarget.value)}
        />
      ) : null}
      <TextArea
        id="message-soutien"
        label={texts.message}
        maxLength={TIP.message}
        value={message}
        onChange={(event: { currentTarget: { value: string } }) => change(setMessage)(event.currentTarget.value)}
      />
      {publicDemo ? (
        <NotForSale />
      ) : (
        <Button type="submit" $wide aria-disabled={checkout.step === 'busy'}>
          {checkout.step === 'busy'
            ? buyingTexts.busy
            : cents === undefined
              ? texts.sendPlain
              : texts.send(formatMoney(cents))}
        </Button>
      )}
    </DialogForm>
  );
}

/** PostgreSQL's code for a row that is there already. */
const ALREADY_WRITTEN = '23505';
/** Row security's: a tip of one's own is refused only when the creator has no public page. */
const REFUSED = '42501';
