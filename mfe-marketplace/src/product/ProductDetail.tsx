import { Container } from '@agence/shared-contracts/ui/Layout';
import { Prose } from '@agence/shared-contracts/ui/Text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BuyPanel } from '../buying/BuyPanel.tsx';
import { frameTexts } from '../content/frame.ts';
import { categoryLabels, productTexts as texts } from '../content/product.ts';
import { Facts } from '../frame/Facts.tsx';
import { Paragraphs } from '../frame/Paragraphs.tsx';
import { Leaves } from '../goods/Leaves.tsx';
import { ProductPicture } from '../goods/ProductPicture.tsx';
import { Avatar } from '../media/Avatar.tsx';
import { Fictional } from '../media/Fictional.tsx';
import { Meets } from '../media/Meets.tsx';
import { Trail } from '../way/Trail.tsx';
import { Files } from './Files.tsx';
import type { ProductPageData } from './loadProduct.ts';
import { factsOf } from './metadata.ts';
import { Parts } from './Parts.tsx';
import type { Product } from './readProducts.ts';

/** Everything about a product, and its price beside it. */
export function ProductDetail({ product, inside, isTaxed }: Omit<NonNullable<ProductPageData>, 'others'>) {
  const { formation, metadata, meets } = product;
  const modules = Array.isArray(metadata.modules) ? metadata.modules : [];
  const { leaves, parts, files } = inside;
  return (
    <Page>
      <Trail steps={[{ name: frameTexts.shop, path: '/boutique' }, { name: product.name }]} />
      <Stage product={product} format="square" first />
      <Side>
        <BuyPanel product={product} isTaxed={isTaxed}>
          <p>{categoryLabels[product.category]}</p>
          <h1>{product.name}</h1>
          {product.description ? <p>{product.description}</p> : null}
          <Meets product={product} size={3.5} />
          <Facts facts={factsOf(product)} />
        </BuyPanel>
      </Side>
      <Details>
        <Leaves leaves={leaves} />
        {product.long_description || (modules.length > 0 && !parts) ? (
          <Prose>
            <h2>{texts.about}</h2>
            <Paragraphs text={product.long_description} />
            {modules.length > 0 && !parts ? (
              <ul>
                {[...new Set(modules)].map((module) => (
                  <li key={module}>{module}</li>
                ))}
              </ul>
            ) : null}
          </Prose>
        ) : null}
        {files.length === 0 ? <Included items={metadata.includes} /> : null}
      </Details>
      <Whole>
        {parts ? <Parts {...parts} /> : null}
        {formation ? (
          <p>
            <CourseLink href={`/formations/${formation.slug}`}>{texts.course}</CourseLink>
          </p>
        ) : null}
        {files.length > 0 ? (
          <Included items={metadata.includes}>
            <Files files={files} />
          </Included>
        ) : null}
        {meets?.creator ? <Host {...meets.creator} /> : null}
      </Whole>
    </Page>
  );
}

/** What comes with a product: its files, and what else its author says. */
function Included({ items, children }: { readonly items: readonly string[]; readonly children?: ReactNode }) {
  if (items.length === 0 && !children) return null;
  return (
    <section aria-labelledby="inclus" className={children ? undefined : 'brief'}>
      <h2 id="inclus">{texts.includes}</h2>
      {children}
      {items.length > 0 ? (
        <Includes>
          {[...new Set(items)].map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Includes>
      ) : null}
    </section>
  );
}

/** Whom one meets, in their own words; the name leads to their profile. */
function Host({ bio, location, ...person }: NonNullable<NonNullable<Product['meets']>['creator']>) {
  return (
    <section aria-labelledby="personne">
      <h2 id="personne">{texts.whom}</h2>
      <Person>
        <Avatar person={person} size={7} />
        <div>
          <h3>
            <a href={`/creators/${person.slug}`}>{person.name}</a> <Fictional slug={person.slug} />
          </h3>
          <small>{location}</small>
          <p>{bio}</p>
        </div>
      </Person>
    </section>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: 1rem clamp(2rem, 4vw, 4.5rem);
  padding-block: 1.25rem var(--ag-section);
  overflow-wrap: anywhere;
  & > * {
    min-width: 0;
  }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) 25rem;
    & > * {
      grid-column: 1;
    }
    & > nav {
      grid-column: 1 / -1;
    }
  }
`;

const Stage = styled(ProductPicture)`
  height: clamp(15rem, 42vw, 33rem);
  border-radius: var(--ag-radius-large);
`;

const Side = styled.aside`
  @media (min-width: 60rem) {
    grid-area: 2 / 2 / 4 / 3;
    & > section {
      position: sticky;
      top: 6rem;
    }
  }
`;

const Details = styled.div`
  display: grid;
  gap: clamp(2.5rem, 5vw, 4rem);
  padding-top: clamp(1rem, 4vw, 3.25rem);
  /* Leaves are as near to their picture as to each other. */
  &:has(> ul) {
    padding-top: 0;
  }
  & h2 {
    margin-block: 0 1.25rem;
  }
  /* A few words that go with what is said above them. */
  & > div + .brief {
    margin-top: -0.5rem;
  }
  & > .brief > h2 {
    margin-bottom: 0.75rem;
    font-size: 1.25rem;
  }
`;

/** Below the price, over the whole width. */
const Whole = styled(Details)`
  && {
    grid-column: 1 / -1;
    padding-top: clamp(1rem, 3vw, 2.5rem);
  }
  &:empty {
    display: none;
  }
`;

const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1.25rem 1.75rem;
  max-width: var(--ag-measure);
  & > div + div {
    flex: 1 1 16rem;
    min-width: 0;
  }
  & h3 > small {
    font: 400 0.875rem/1 var(--ag-text);
    letter-spacing: 0;
  }
  & small {
    color: var(--ag-ink-soft);
  }
  & p {
    margin-top: 0.6rem;
    color: var(--ag-ink-soft);
  }
  /* Name and place beside the face, the words below both. */
  @media (max-width: 39.99rem) {
    display: grid;
    grid-template: 1fr auto auto / auto minmax(0, 1fr);
    gap: 0 1.25rem;
    & > div {
      grid-row: span 2;
    }
    & > div + div {
      display: contents;
    }
    & h3 {
      align-self: end;
    }
    & h3 ~ small {
      grid-area: 2 / 2;
      margin-bottom: 1.5rem;
    }
    & p {
      grid-column: 1 / -1;
    }
  }
`;

const CourseLink = styled.a`
  display: inline-block;
  padding-block: 0.6rem;
  font-weight: 600;
`;

const Includes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  /* Its rule goes as far as those of the rows above, whatever the number. */
  & > li {
    position: relative;
    flex: 1 1 16rem;
    padding: 0.9rem 1.5rem 0.9rem 2rem;
    border-top: 1px solid var(--ag-line);
    font-weight: 600;
  }
  & > li::before {
    content: '';
    position: absolute;
    left: 0.15rem;
    top: 1.3rem;
    width: 0.95rem;
    height: 0.45rem;
    border: solid var(--ag-moss);
    border-width: 0 0 2px 2px;
    transform: rotate(-45deg);
  }
`;
