import { brand } from '@agence/shared-contracts/brand';
import { useAuth } from '@agence/shared-contracts/platform';
import { useContact } from '@agence/shared-contracts/platform/useContact';
import styled from 'styled-components';
import { orderTexts as texts } from '../content/order.ts';
import { FactLine } from '../frame/FactLine.tsx';
import type { ProductCategory } from '../product/readProducts.ts';

/** What the law wants to be seen before a contract is made at a distance: who sells, how money comes back, where the receipt goes. */
export function OrderTerms({ category }: { readonly category: ProductCategory }) {
  const { street, city, region, postalCode, phone, phoneHref, email } = useContact();
  const { user } = useAuth();
  const { rule, detail } = texts.refundRules[category];
  return (
    <Terms>
      <div>
        <dt>{texts.seller}</dt>
        <dd>
          <span translate="no">{brand.legalName}</span>
          <small translate="no">{`${street}, ${city} (${region})\u00a0${postalCode.replace(' ', '\u00a0')}`}</small>
          <small>
            <FactLine>
              <a href={phoneHref}>{phone}</a>
              <a href={`mailto:${email}`}>{email}</a>
            </FactLine>
          </small>
        </dd>
      </div>
      <div>
        <dt>{texts.refund}</dt>
        <dd>
          {rule}
          <small>{detail}</small>
        </dd>
      </div>
      <div>
        <dt>{texts.receipt}</dt>
        <dd>
          {texts.receiptTo(user?.email)}
          <small>{texts.receiptDetail}</small>
        </dd>
      </div>
    </Terms>
  );
}

const Terms = styled.dl`
  font-size: 0.9375rem;
  line-height: 1.45;
  /* The last row ends with the sheet. */
  @media (min-width: 40rem) {
    margin-bottom: -0.8rem;
  }
  & > div {
    display: grid;
    gap: 0.15rem 1.25rem;
    padding-block: 0.8rem;
    border-top: 1px solid var(--ag-line);
    /* In the columns of what is bought. */
    @media (min-width: 40rem) {
      grid-template-columns: min(30%, 10rem) minmax(0, 1fr);
    }
  }
  & dt {
    font-weight: 600;
  }
  & small {
    display: block;
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
`;
