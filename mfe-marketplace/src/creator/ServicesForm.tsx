import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { formatMoney } from '@agence/shared-contracts/backend/money';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { CheckoutStatus } from '../buying/CheckoutStatus.tsx';
import { NotForSale } from '../buying/NotForSale.tsx';
import { useCheckout } from '../buying/useCheckout.ts';
import { buyingTexts } from '../content/buying.ts';
import { frameTexts } from '../content/frame.ts';
import { supportTexts } from '../content/support.ts';
import { FactLine } from '../frame/FactLine.tsx';
import { DialogForm } from './DialogForm.tsx';
import type { Creator } from './readCreator.ts';

const texts = supportTexts.services;

interface ServicesFormProps {
  readonly creator: Creator;
  /** The id of the chosen service. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Chooses one of a creator's services and pays it; the appointment is made afterwards in the member area. */
export function ServicesForm({ creator, chosen, onChoose }: ServicesFormProps) {
  const { publicDemo } = useShell();
  const { checkout, start, reset } = useCheckout({ returnTo: `/creators/${creator.slug}`, onReturn: () => {} });
  const service = creator.services.find(({ id }) => id === chosen);

  function pay(event: FormEvent) {
    event.preventDefault();
    if (!service || publicDemo) return;
    const { id, title, price } = service;
    void start(() => ({ service_id: id, product_name: title, amount: price, currency: 'CAD' }));
  }

  if (checkout.step === 'open') return <CheckoutStatus checkout={checkout} onStartOver={reset} />;
  return (
    <DialogForm onSubmit={pay}>
      <p>{texts.lead}</p>
      <Services>
        <legend className="visually-hidden">{texts.choose}</legend>
        {creator.services.map(({ id, title, description, price, duration_minutes }) => (
          <label key={id}>
            <input type="radio" name="service" value={id} checked={id === chosen} onChange={() => onChoose(id)} />
            <span>
              <strong>{title}</strong>
              <small>{description}</small>
              <small>
                <FactLine>
                  {formatDuration(duration_minutes)}
                  <span>
                    <span translate="no">{formatMoney(price)}</span> {frameTexts.taxes}
                  </span>
                </FactLine>
              </small>
            </span>
          </label>
        ))}
      </Services>
      {publicDemo ? (
        <NotForSale />
      ) : (
        <Button type="submit" $wide aria-disabled={checkout.step === 'busy' || !service}>
          {checkout.step === 'busy'
            ? buyingTexts.busy
            : service
              ? texts.pay(formatMoney(service.price))
              : texts.payPlain}
        </Button>
      )}
    </DialogForm>
  );
}

const Services = styled.fieldset`
  display: grid;
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  border: 0;
  & > label {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.9rem;
    padding: 1rem 1.25rem;
    border: 1.5px solid var(--ag-line);
    border-radius: var(--ag-radius);
    cursor: pointer;
  }
  & > label:has(:checked) {
    border-color: var(--ag-ink);
  }
  & input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0.15rem 0 0;
    accent-color: var(--ag-ember);
  }
  & small {
    display: block;
    margin-top: 0.25rem;
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
`;
