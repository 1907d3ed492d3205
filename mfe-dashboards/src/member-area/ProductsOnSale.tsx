import { formatPrice } from '@agence/shared-contracts/backend/money';
import { CardLink } from '@agence/shared-contracts/ui/Card';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import styled from 'styled-components';
import { bookingTexts as texts } from '../content/bookings.ts';
import { GoodPicture } from '../goods/GoodPicture.tsx';
import { CourseList } from '../learner/CourseRow.tsx';
import { FactLine } from '../member/FactLine.tsx';
import { Icon } from '../member/Icon.tsx';
import { type KindOnSale, useProductsOnSaleQuery } from './onSaleApi.ts';

/** What somebody who has none of a kind could take, whose code comes when that is looked at; nothing where none is sold. */
export default function ProductsOnSale({ kind }: { readonly kind: KindOnSale }) {
  const { data, isLoading } = useProductsOnSaleQuery(kind);
  if (isLoading) return <Skeleton $height="15rem" aria-busy="true" />;
  if (!data?.length) return null;
  return (
    <section aria-labelledby="en-vente">
      <Heading id="en-vente">{texts.onSale.title}</Heading>
      <CourseList>
        {data.map(({ id, name, price, metadata, duration, creator }) => (
          <Offer key={id}>
            <div>
              <GoodPicture kind={kind} metadata={metadata} />
            </div>
            <div>
              <h3>
                <CardLink href={`/boutique/produit/${id}`}>{name}</CardLink>
              </h3>
              <FactLine>
                {creator ? texts.with(creator) : null}
                {duration}
              </FactLine>
            </div>
            <p>
              <strong translate="no">{formatPrice(price)}</strong> <small>{texts.onSale.taxes}</small>
            </p>
            <Icon name="after" size={20} />
          </Offer>
        ))}
      </CourseList>
    </section>
  );
}

const Heading = styled.h2`
  margin-bottom: 0.9rem;
  font-size: 1.25rem;
`;

const Offer = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr) auto auto;
  gap: 0.35rem 1.25rem;
  align-items: center;
  padding: 1rem 1.1rem;
  & img {
    width: 100%;
    aspect-ratio: 8 / 5;
    border-radius: var(--ag-radius);
    object-fit: cover;
  }
  & h3 {
    font-size: 1.0625rem;
    line-height: 1.3;
  }
  & span,
  & small {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  &:hover {
    background: var(--ag-hover);
  }
  @media (max-width: 39.99rem) {
    grid-template-columns: 4.5rem minmax(0, 1fr) auto;
    column-gap: 1rem;
    & > div + div {
      grid-column: 2 / -1;
    }
    & > p {
      grid-column: 2;
    }
  }
`;
