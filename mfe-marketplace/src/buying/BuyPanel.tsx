import { formatMoney } from '@agence/shared-contracts/backend/money';
import { useShell } from '@agence/shared-contracts/platform';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Badge } from '@agence/shared-contracts/ui/Text';
import { useAnnounced } from '@agence/shared-contracts/ui/useAnnounced';
import { useState } from 'react';
import styled from 'styled-components';
import { buyingTexts as texts } from '../content/buying.ts';
import { type Product, readProduct } from '../product/readProducts.ts';
import { CheckoutStatus } from './CheckoutStatus.tsx';
import { NotForSale } from './NotForSale.tsx';
import { PriceTag } from './PriceTag.tsx';
import { PurchaseNotes } from './PurchaseNotes.tsx';
import { useCheckout } from './useCheckout.ts';
import { useOwnedProducts } from './useOwnedProducts.ts';

/** Price of a product and the one thing to do next: buy it, finish paying, or use it. */
export function BuyPanel({ product, isTaxed }: { readonly product: Product; readonly isTaxed: boolean }) {
  const { ui, database, publicDemo } = useShell();
  const { owned, refresh } = useOwnedProducts();
  const [price, setPrice] = useState(product.price);
  const { checkout, start, reset } = useCheckout({
    returnTo: `/boutique/produit/${product.id}`,
    onPriceChanged: () => void showNewPrice(),
    onOwned: () => void refresh(),
    onReturn: refresh,
  });

  async function showNewPrice() {
    try {
      const current = await readProduct(await database(), product.id);
      if (!current) throw new Error(`${product.id} is no longer on sale`);
      setPrice(current.price);
      const description = texts.priceChanged.description(formatMoney(current.price));
      ui.toast({ title: texts.priceChanged.title, description, tone: 'neutral' });
    } catch (error) {
      console.error(error);
      ui.toast({ ...texts.notLoaded, tone: 'destructive' });
    }
  }

  // Whoever pays in another tab is told of it here too.
  useAnnounced(checkout.step === 'open' && owned.has(product.id) ? texts.paid : '');
  if (owned.has(product.id)) {
    return (
      <Panel>
        <p>
          <Badge $tone="moss">{texts.owned}</Badge>
        </p>
        <ButtonLink $wide href={accessPath(product)}>
          {texts.access[product.category]}
        </ButtonLink>
      </Panel>
    );
  }
  return (
    <Panel>
      <PriceTag cents={price} isTaxed={isTaxed} />
      {publicDemo ? (
        <NotForSale />
      ) : checkout.step === 'open' ? (
        <CheckoutStatus checkout={checkout} onStartOver={reset} />
      ) : (
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
            texts.busy
          ) : (
            <span>
              {texts.buy} <span className="visually-hidden">{texts.newTab}</span>
            </span>
          )}
        </Button>
      )}
      {publicDemo ? null : <PurchaseNotes />}
    </Panel>
  );
}

/** Where the owner of a product uses it. */
function accessPath({ category, formation }: Pick<Product, 'category' | 'formation'>): string {
  return category === 'formation' && formation ? `/formation-viewer/${formation.slug}` : '/formations-access';
}

const Panel = styled.section`
  display: grid;
  gap: 1.1rem;
  padding: 1.5rem;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
`;
