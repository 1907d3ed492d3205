import { brand } from '@agence/shared-contracts/brand';
import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { HeadContext, LoadContext, PageProps } from '@agence/shared-contracts/remote/page';
import { socialImagePath } from '@agence/shared-contracts/remote/socialImagePath';
import { frameTexts } from '../content/frame.ts';
import { categoryLabels, productTexts as texts } from '../content/product.ts';
import { listAll } from '../frame/listAll.ts';
import { searchTitle } from '../frame/searchTitle.ts';
import { breadcrumbList } from '../way/breadcrumbs.ts';
import { Missing } from '../way/Missing.tsx';
import { loadProductPage, type ProductPageData } from './loadProduct.ts';
import { Others } from './Others.tsx';
import { ProductDetail } from './ProductDetail.tsx';

/** Data pages are read on the server; what reads them stays off the browser's bundle. */
export const load = import.meta.env.BROWSER_BUILD ? undefined : loadProductPage;

/** Courses stand there by their own pages. */
async function listPages({ database }: Pick<LoadContext, 'database'>) {
  return listAll(await database(), '/boutique/produit/', {
    table: 'products',
    named: 'id',
    changed: 'updated_at',
    only: ['formation_id', 'is', null],
  });
}
export const sitemapPages = import.meta.env.BROWSER_BUILD ? undefined : listPages;

export function head({ data, siteUrl }: HeadContext<ProductPageData>): PageHead {
  if (!data) {
    return { title: texts.missing.title, description: texts.missing.detail, keywords: ['formations'], noindex: true };
  }
  const { product } = data;
  const path = `/boutique/produit/${product.id}`;
  const url = siteUrl + path;
  return {
    title: searchTitle(product.name, texts.inShop),
    description: texts.describe(categoryLabels[product.category], product.description),
    keywords: [categoryLabels[product.category]],
    ...(product.formation ? { canonicalPath: `/formations/${product.formation.slug}` } : {}),
    jsonLd: [
      {
        '@type': 'Product',
        name: product.name,
        description: product.description,
        category: categoryLabels[product.category],
        url,
        image: siteUrl + socialImagePath(path),
        brand: { '@type': 'Brand', name: brand.name },
        sku: product.id,
        offers: {
          '@type': 'Offer',
          url,
          price: (product.price / 100).toFixed(2),
          priceCurrency: 'CAD',
          availability: 'https://schema.org/InStock',
        },
      },
      breadcrumbList(siteUrl, [{ name: frameTexts.shop, path: '/boutique' }, { name: product.name }]),
    ],
  };
}

/** `/boutique/produit/{id}` */
export default function ProductPage({ data }: PageProps<ProductPageData>) {
  if (data)
    return (
      <>
        <ProductDetail {...data} />
        <Others products={data.others} />
      </>
    );
  return <Missing {...texts.missing} back={{ label: texts.backToShop, path: '/boutique' }} />;
}
