import { shopTexts } from '../content/shop.ts';
import { type ListedProduct, type ProductCategory, productCategories } from '../product/readProducts.ts';

/** What the visitor wants to see of the shop; all of it stands in the address. */
export interface ShopQuery {
  /** Undefined shows every kind. */
  readonly category: ProductCategory | undefined;
  /** One of `shopTexts.sorts`. */
  readonly sort: string;
}

/** Reads the query from an address; anything odd counts as not asked for. */
export function shopQueryOf(search: URLSearchParams): ShopQuery {
  const slug = search.get('type');
  const sort = search.get('tri') ?? '';
  return {
    category: productCategories.find((category) => shopTexts.tabs[category].slug === slug),
    sort: shopTexts.sorts.some(({ value }) => value === sort) ? sort : '',
  };
}

/** The address of a query, without what is not asked for. */
export function shopPath({ category, sort }: ShopQuery): string {
  const parameters = new URLSearchParams({
    ...(category ? { type: shopTexts.tabs[category].slug } : {}),
    ...(sort ? { tri: sort } : {}),
  });
  return parameters.size > 0 ? `/boutique?${parameters}` : '/boutique';
}

/** Whether the visitor has put the list together: such a list is no page for search engines. */
export const isChosen = (query: ShopQuery): boolean => shopPath(query) !== '/boutique';

interface Group {
  /** Undefined of what is of every kind. */
  readonly category: ProductCategory | undefined;
  readonly products: readonly ListedProduct[];
}

/** What is shown by its kind; all together where the visitor wants it in order. */
export function groupsOf(shown: readonly ListedProduct[], { sort }: ShopQuery): readonly Group[] {
  if (sort) return [{ category: undefined, products: shown }];
  return productCategories
    .map((category) => ({ category, products: shown.filter((product) => product.category === category) }))
    .filter(({ products }) => products.length > 0);
}

/** The products that a query asks for, in its order. Newest first is the order in which they are read. */
export function selectProducts(products: readonly ListedProduct[], { category, sort }: ShopQuery): ListedProduct[] {
  const selected = products.filter((product) => !category || product.category === category);
  switch (sort) {
    case 'prix':
      return selected.sort((a, b) => a.price - b.price);
    case 'prix-decroissant':
      return selected.sort((a, b) => b.price - a.price);
    case 'nom': {
      const french = new Intl.Collator('fr-CA');
      return selected.sort((a, b) => french.compare(a.name, b.name));
    }
    default:
      return selected;
  }
}
