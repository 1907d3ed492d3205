import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import styled from 'styled-components';
import { buyingTexts as texts } from '../content/buying.ts';
import type { Checkout } from './useCheckout.ts';

interface CheckoutStatusProps {
  readonly checkout: Extract<Checkout, { readonly step: 'open' }>;
  readonly onStartOver: () => void;
}

/** What to do while the checkout page is open elsewhere, or where the browser did not open it. */
export function CheckoutStatus({ checkout: { url, blocked }, onStartOver }: CheckoutStatusProps) {
  return (
    <Waiting>
      <p id="paiement-ouvert">{blocked ? texts.blocked : texts.opened}</p>
      <ButtonLink
        ref={takeFocus}
        aria-describedby="paiement-ouvert"
        href={url}
        data-native
        $wide
        $look={blocked ? 'primary' : 'secondary'}
        target={blocked ? undefined : '_blank'}
        rel="noopener"
      >
        {texts.openPayment}
      </ButtonLink>
      <Button type="button" $look="quiet" $wide onClick={onStartOver}>
        {texts.startOver}
      </Button>
    </Waiting>
  );
}

/** What was pressed is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

const Waiting = styled.div`
  display: grid;
  gap: 0.75rem;
`;
