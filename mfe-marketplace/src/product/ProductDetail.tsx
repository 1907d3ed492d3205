import { CoverArt } from '@agence/shared-contracts/art/CoverArt';
import { Badge, Lead, Prose } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { BuyPanel } from '../buying/BuyPanel.tsx';
import { frameTexts } from '../content/frame.ts';
import { categoryLabels, productTexts as texts } from '../content/product.ts';
import { Facts } from '../frame/Facts.tsx';
import { OfferLayout } from '../frame/OfferLayout.tsx';
import { Paragraphs } from '../frame/Paragraphs.tsx';
import { CourseCover } from '../media/CourseCover.tsx';
import { factsOf } from './metadata.ts';
import { drawn, type Product } from './readProducts.ts';

/** Everything about a product, and its price beside it. */
export function ProductDetail({ product, isTaxed }: { readonly product: Product; readonly isTaxed: boolean }) {
  const { formation, metadata } = product;
  const modules = Array.isArray(metadata.modules) ? metadata.modules : [];
  return (
    <OfferLayout
      steps={[{ name: frameTexts.shop, path: '/boutique' }, { name: product.name }]}
      opening={
        <>
          <p>
            <Badge $tone="ember">{categoryLabels[product.category]}</Badge>
          </p>
          <h1>{product.name}</h1>
          {product.description ? <Lead>{product.description}</Lead> : null}
          <Facts facts={factsOf(product)} />
        </>
      }
      side={
        <>
          <Cover>
            {formation ? (
              <CourseCover course={drawn(formation)} format="square" eager />
            ) : (
              <CoverArt seed={product.id} />
            )}
          </Cover>
          <BuyPanel product={product} isTaxed={isTaxed} />
        </>
      }
    >
      {metadata.includes.length > 0 ? (
        <section aria-labelledby="inclus">
          <h2 id="inclus">{texts.includes}</h2>
          <Includes>
            {[...new Set(metadata.includes)].map((item) => (
              <li key={item}>{item}</li>
            ))}
          </Includes>
        </section>
      ) : null}
      {product.long_description || modules.length > 0 ? (
        <Prose>
          <h2>{texts.about}</h2>
          <Paragraphs text={product.long_description} />
          {modules.length > 0 ? (
            <ul>
              {[...new Set(modules)].map((module) => (
                <li key={module}>{module}</li>
              ))}
            </ul>
          ) : null}
        </Prose>
      ) : null}
      {formation ? (
        <p>
          <CourseLink href={`/formations/${formation.slug}`}>{texts.course}</CourseLink>
        </p>
      ) : null}
    </OfferLayout>
  );
}

const Cover = styled.div`
  overflow: hidden;
  border-radius: var(--ag-radius-large);
`;

const CourseLink = styled.a`
  display: inline-block;
  padding-block: 0.6rem;
  font-weight: 600;
`;

const Includes = styled.ul`
  display: grid;
  gap: 0 2.5rem;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  & > li {
    position: relative;
    padding: 0.9rem 0 0.9rem 2rem;
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
