import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Badge } from '@agence/shared-contracts/ui/Text';
import { buyingTexts as texts } from '../content/buying.ts';
import type { Product } from '../product/readProducts.ts';

/** Stands where something would be bought for whoever has it: says so, and leads to it. */
export function Owned({ product: { category, formation } }: { readonly product: Product }) {
  const path = category === 'formation' && formation ? `/formation-viewer/${formation.slug}` : '/formations-access';
  return (
    <>
      <p>
        <Badge $tone="moss">{texts.owned}</Badge>
      </p>
      <ButtonLink $wide href={path}>
        {texts.access[category]}
      </ButtonLink>
    </>
  );
}
