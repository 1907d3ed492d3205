import { formatMoney } from '@agence/shared-contracts/backend/money';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { creatorTexts } from '../content/creator.ts';
import { frameTexts } from '../content/frame.ts';
import { supportTexts } from '../content/support.ts';
import { minutesOf } from '../product/readableDuration.ts';
import type { Creator } from './readCreator.ts';

const texts = supportTexts.services;

interface CreatorServicesProps extends Pick<Creator, 'services' | 'sold' | 'stats'> {
  /** Which service the dialog begins with. */
  readonly onChoose: (id: string) => void;
}

/** What can be booked, with length and price: a row each, which opens the dialog at that service; what the shop sells leads there. */
export function CreatorServices({ services, sold, stats, onChoose }: CreatorServicesProps) {
  const offered = stats.active_services + sold.length;
  return (
    <Services>
      <div>
        <h2>{texts.heading}</h2>
        {offered > 0 ? <p>{sold.length > 0 ? creatorTexts.offered(offered) : creatorTexts.services(offered)}</p> : null}
      </div>
      <ul>
        {services.map(({ id, title, description, price, duration_minutes }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{description}</p>
            <Length duration={duration_minutes} />
            <p className="price">
              <span translate="no">{formatMoney(price)}</span> <small>{frameTexts.taxes}</small>
            </p>
            <Button
              type="button"
              $look="secondary"
              commandfor="consultation"
              command="show-modal"
              aria-label={texts.pickThis(title)}
              onClick={() => onChoose(id)}
            >
              {texts.pick}
            </Button>
          </li>
        ))}
        {sold.map(({ id, name, description, price, metadata: { duration } }) => (
          <li key={id}>
            <h3>{name}</h3>
            <p>{description}</p>
            <Length duration={duration && (minutesOf(duration) ?? duration)} />
            <p className="price">
              <span translate="no">{formatMoney(price)}</span> <small>{frameTexts.taxes}</small>
            </p>
            <ButtonLink $look="secondary" href={`/boutique/produit/${id}`} aria-label={texts.pickThis(name)}>
              {texts.pick}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Services>
  );
}

/** Minutes as a figure, other wordings as they are. */
function Length({ duration }: { readonly duration: number | string | undefined }) {
  return (
    <p className="length">
      {typeof duration === 'number' ? (
        <>
          <strong>{duration}</strong> {texts.minutes}
        </>
      ) : (
        duration
      )}
    </p>
  );
}

const Services = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: 1.5rem;
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0.25rem 2rem;
    color: var(--ag-ink-soft);
  }
  & h2 {
    color: var(--ag-ink);
  }
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.35rem 0.75rem;
    align-items: center;
    padding-block: 1.25rem;
    border-top: 1px solid var(--ag-line);
  }
  & li:last-child {
    border-bottom: 1px solid var(--ag-line);
  }
  & h3 {
    font-size: 1.25rem;
  }
  & h3,
  & h3 + p {
    grid-column: 1 / -1;
  }
  & li > p {
    color: var(--ag-ink-soft);
  }
  /* How long it takes is the first of its facts. */
  & li > .length {
    order: -1;
    grid-column: 1 / -1;
    font-size: var(--ag-size-small);
    font-variant-numeric: tabular-nums;
  }
  & li > .price {
    font-variant-numeric: tabular-nums;
    color: var(--ag-ink);
    font: 700 1.25rem/1.2 var(--ag-display);
  }
  & small {
    font: 400 0.875rem/1 var(--ag-text);
    color: var(--ag-ink-soft);
  }
  & li > :is(button, a) {
    grid-column: 2;
  }
  @media (max-width: 59.99rem) {
    & h3 + p {
      margin-bottom: 0.5rem;
    }
  }
  & .length > strong {
    font-weight: inherit;
  }
  @media (min-width: 60rem) {
    & li {
      grid-template: auto auto / 6.5rem minmax(0, 1fr) auto 7.5rem;
      column-gap: 2rem;
    }
    & h3 {
      grid-area: 1 / 2;
    }
    & h3 + p {
      grid-area: 2 / 2;
    }
    & li > .length {
      grid-area: 1 / 1 / 3 / 2;
    }
    & .length > strong {
      display: block;
      font: 700 1.75rem/1 var(--ag-display);
      color: var(--ag-ink);
    }
    & li > .price {
      grid-area: 1 / 3 / 3 / 4;
    }
    & li > :is(button, a) {
      grid-area: 1 / 4 / 3 / 5;
    }
  }
`;
