import { useContact } from '@agence/shared-contracts/platform/useContact';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { Badge, Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { Cta } from './Cta.tsx';
import type { LandingFile } from './landingFile.ts';

/** What follows the headline: the promise in a sentence, the one action, other ways to ask, a mark of trust. */
export function HeroOffer({ landing: { hero, cta } }: LandingFile) {
  const { lead, call, phone, badge } = hero;
  const { id, label } = hero.action ?? cta;
  const contact = useContact();
  return (
    <Offer>
      <Lead>{lead}</Lead>
      <Row>
        <Cta id={id} label={label} location="hero" />
        {call ? (
          <ButtonLink $look="secondary" href={contact.phoneHref} data-cta={id} data-location="hero-call">
            {call}
          </ButtonLink>
        ) : null}
      </Row>
      {phone ? (
        <small>
          {phone} <a href={contact.phoneHref}>{contact.phone}</a>
        </small>
      ) : null}
      {badge ? (
        <p>
          <Badge $tone="ember">{badge.value}</Badge>
        </p>
      ) : null}
    </Offer>
  );
}

const Offer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.75rem;
  justify-items: start;
  /* Under a thumb what is offered is as wide as its words. */
  @media (max-width: 29.99rem) {
    & > p {
      text-wrap: balance;
    }
    & > div {
      width: 100%;
    }
    & > div > * {
      flex: 1 0 100%;
    }
  }
`;
