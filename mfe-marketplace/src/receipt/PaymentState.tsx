import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import { usePageUrl, useShell } from '@agence/shared-contracts/platform';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container, Row } from '@agence/shared-contracts/ui/Layout';
import { Eyebrow, Lead } from '@agence/shared-contracts/ui/Text';
import styled, { keyframes } from 'styled-components';
import { receiptTexts as texts } from '../content/receipt.ts';
import type { PaymentView } from './usePayment.ts';

interface PaymentStateProps {
  readonly kind: Exclude<PaymentView['kind'], 'paid'>;
  readonly onLookAgain: () => void;
}

/** Everything but the receipt: what has become of the payment, what is safe, and how to go on. */
export function PaymentState({ kind, onLookAgain }: PaymentStateProps) {
  const { auth } = useShell();
  const { pathname, search } = usePageUrl();
  const { title, detail } = texts[kind];
  const isWaiting = kind === 'waiting' || kind === 'processing';
  return (
    <Ground>
      <ContourArt seed="paiement" />
      <Body role="status" aria-busy={kind === 'waiting'}>
        <Eyebrow>{texts.eyebrow}</Eyebrow>
        <h1>{title}</h1>
        {isWaiting ? <Climb aria-hidden="true" /> : null}
        <Lead>{detail}</Lead>
        {kind === 'waiting' ? <WithoutScripts>{texts.withoutScripts}</WithoutScripts> : null}
        <Row>
          {kind === 'signedOut' ? (
            <Button type="button" onClick={() => auth.requestSignIn({ next: pathname + search })}>
              {texts.signedOut.action}
            </Button>
          ) : null}
          {kind === 'late' ? (
            <>
              <Button type="button" onClick={onLookAgain}>
                {texts.late.retry}
              </Button>
              <Button type="button" $look="secondary" commandfor="reserver" command="show-modal">
                {texts.late.support}
              </Button>
            </>
          ) : null}
          {kind === 'failed' || kind === 'expired' ? (
            <ButtonLink href="/boutique">{texts.failed.action}</ButtonLink>
          ) : null}
          {kind === 'none' || kind === 'processing' ? (
            <>
              <ButtonLink href="/formations" $look="secondary">
                {texts.formations}
              </ButtonLink>
              <ButtonLink href="/boutique" $look="secondary">
                {texts.shop}
              </ButtonLink>
            </>
          ) : null}
        </Row>
      </Body>
    </Ground>
  );
}

const Ground = styled.section`
  position: relative;
  overflow: hidden;
  padding-block: clamp(4rem, 10vw, 9rem);
`;

const Body = styled(Container)`
  position: relative;
  display: grid;
  gap: 1.5rem;
  justify-items: start;
`;

/* A prerendered page carries no noscript. */
const WithoutScripts = styled.p`
  display: none;
  @media (scripting: none) {
    display: block;
  }
`;

const climb = keyframes`
  to { transform: translateX(100%); }
`;

const Climb = styled.div`
  position: relative;
  overflow: hidden;
  width: min(22rem, 100%);
  height: 0.35rem;
  border-radius: 999px;
  background: var(--ag-line);
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, transparent, var(--ag-ember), transparent);
    transform: translateX(-100%);
    animation: ${climb} 1.6s var(--ag-ease) infinite;
  }
`;
