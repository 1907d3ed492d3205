import { formatMoney } from '@agence/shared-contracts/backend/money';
import { withTaxes } from '@agence/shared-contracts/backend/taxes';
import { useShell } from '@agence/shared-contracts/platform';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { useAnnounced } from '@agence/shared-contracts/ui/useAnnounced';
import styled from 'styled-components';
import { CheckoutStatus } from '../buying/CheckoutStatus.tsx';
import { NotForSale } from '../buying/NotForSale.tsx';
import { Owned } from '../buying/Owned.tsx';
import { useCheckout } from '../buying/useCheckout.ts';
import { buyingTexts } from '../content/buying.ts';
import { orderTexts as texts } from '../content/order.ts';
import { categoryLabels } from '../content/product.ts';
import { type Product, readProduct } from '../product/readProducts.ts';
import { orderPath } from '../way/orderPath.ts';
import { CardNote } from './CardNote.tsx';
import { dueOf } from './dueOf.ts';

interface PaymentProps {
  readonly product: Product;
  /** What it costs now, before taxes. */
  readonly price: number;
  readonly onPrice: (price: number) => void;
  readonly isTaxed: boolean;
  readonly isOwned: boolean;
  /** Looks again whether it was bought. */
  readonly refresh: () => Promise<void>;
}

/** Where nothing but the way here is offered at the thumb (AMB-63): what an order costs, to the cent, and the one thing to do next: pay it, finish paying, or use what was bought. */
export function Payment({ product, price, onPrice, isTaxed, isOwned, refresh }: PaymentProps) {
  const { ui, database, publicDemo } = useShell();
  const { checkout, start, reset } = useCheckout({
    returnTo: orderPath(product.id),
    onPriceChanged: () => void showNewPrice(),
    onOwned: () => void refresh(),
    onReturn: refresh,
  });

  async function showNewPrice() {
    try {
      const current = await readProduct(await database(), product.id);
      if (!current) throw new Error(`${product.id} is no longer on sale`);
      onPrice(current.price);
      const description = buyingTexts.priceChanged.description(formatMoney(current.price));
      ui.toast({ title: buyingTexts.priceChanged.title, description, tone: 'neutral' });
    } catch (error) {
      console.error(error);
      ui.toast({ ...buyingTexts.notLoaded, tone: 'destructive' });
    }
  }

  // Whoever pays in another tab is told of it here too.
  useAnnounced(checkout.step === 'open' && isOwned ? buyingTexts.paid : '');
  const { tps, tvq } = withTaxes(price);
  const due = dueOf(price, isTaxed);
  const lines: readonly (readonly [label: string, cents: number, part?: 'total'])[] = [
    [categoryLabels[product.category], price],
    ...(isTaxed
      ? ([
          [buyingTexts.tps, tps],
          [buyingTexts.tvq, tvq],
        ] as const)
      : []),
    [buyingTexts.total, due, 'total'],
  ];
  return (
    <Pane aria-labelledby="a-payer" data-own-bar="top">
      <h2 id="a-payer">{!isOwned ? texts.toPay : checkout.step === 'open' ? texts.paid : buyingTexts.price}</h2>
      <dl>
        {lines.map(([label, cents, part]) => (
          <div key={label} className={part}>
            <dt>{label}</dt>
            <dd translate="no">{formatMoney(cents)}</dd>
          </div>
        ))}
      </dl>
      {isOwned ? (
        <Owned product={product} />
      ) : publicDemo ? (
        <NotForSale />
      ) : checkout.step === 'open' ? (
        <CheckoutStatus checkout={checkout} onStartOver={reset} />
      ) : (
        <>
          <p className="terms">
            {texts.terms} <a href="/legal/conditions-utilisation">{texts.termsLink}</a>.
          </p>
          <Button
            type="button"
            $wide
            aria-disabled={checkout.step === 'busy'}
            onClick={() =>
              void start(() => ({
                product_id: product.id,
                product_name: product.name,
                amount: price,
                currency: 'CAD',
              }))
            }
          >
            {checkout.step === 'busy' ? (
              buyingTexts.busy
            ) : (
              <span>
                {texts.pay(formatMoney(due))} <span className="visually-hidden">{buyingTexts.newTab}</span>
              </span>
            )}
          </Button>
        </>
      )}
      <ButtonLink $look="quiet" $wide href={`/boutique/produit/${product.id}`}>
        {texts.back[product.category]}
      </ButtonLink>
      {isOwned || publicDemo || checkout.step === 'open' ? null : <CardNote />}
    </Pane>
  );
}

const Pane = styled.section`
  display: flex;
  flex-direction: column;
  gap: 1rem;
  border-top: 1px solid var(--ag-line);
  & > h2 {
    font: 600 1rem/1.4 var(--ag-text);
    letter-spacing: 0;
  }
  & > dl > div {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 1rem;
    padding-block: 0.5rem;
  }
  & dt {
    color: var(--ag-ink-soft);
  }
  & .total {
    margin-top: 0.5rem;
    padding-top: 1rem;
    border-top: 1.5px solid var(--ag-ink);
    font-weight: 600;
  }
  & dd {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & .total > dt {
    color: inherit;
  }
  & .total > dd {
    font: 700 2.25rem/1 var(--ag-display);
    letter-spacing: -0.02em;
  }
  /* The way back. */
  & > a[href^='/boutique'] {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  /* What one agrees to is read before the button that does it. */
  & > .terms {
    margin-top: 0.25rem;
    font-size: 1rem;
    line-height: 1.45;
  }
  /* On a sheet it has the room of its other pane. */
  @media (max-width: 39.99rem) {
    padding-top: 1.1rem;
  }
  @media (min-width: 40rem) {
    background: var(--ag-ground);
  }
  @media (min-width: 60rem) {
    /* It ends where the other pane does. */
    & > p:last-child {
      margin-top: auto;
    }
    border-top: 0;
    border-left: 1px solid var(--ag-line);
  }
`;
