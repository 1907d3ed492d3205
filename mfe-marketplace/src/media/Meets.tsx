import styled from 'styled-components';
import { productTexts } from '../content/product.ts';
import type { ListedProduct } from '../product/readProducts.ts';
import { Avatar } from './Avatar.tsx';
import { Fictional } from './Fictional.tsx';

interface MeetsProps {
  readonly product: ListedProduct;
  /** Width of the face in rem. */
  readonly size: number;
}

/** Whom one meets or who teaches: a face and a name. Nothing of a template, nor of somebody who shows no page. */
export function Meets({ product: { meets, formation }, size }: MeetsProps) {
  const creator = meets?.creator ?? formation?.creator;
  if (!creator) return null;
  const { name, slug } = creator;
  return (
    <Person className="meets">
      <Avatar person={creator} size={size} />
      <p>
        <span className="how">{productTexts.meets} </span>
        {/* What a name is marked with stands beside its last word. */}
        <strong>{name}</strong>&nbsp;
        <Fictional slug={slug} />
      </p>
    </Person>
  );
}

const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.4rem 0.75rem;
  font-size: 0.9375rem;
  line-height: 1.35;
  & > p {
    flex: 1 1 8rem;
    min-width: 0;
  }
`;
