import {
  type CatalogueFilters,
  type CataloguePage,
  cataloguePageSchema,
} from '@agence/shared-contracts/backend/schema';
import type { Database } from '@agence/shared-contracts/remote/page';
import { parse } from 'valibot';
import { quickFilters } from '../content/catalogue.ts';

export const PAGE_SIZE = 24;

/** What the visitor asks the catalogue for; all of it stands in the address. */
export interface CatalogueQuery {
  readonly search: string;
  /** One of the quick filters, or none. */
  readonly filter: string;
  /** Starts at 1. */
  readonly page: number;
}

/** Reads the query from an address; anything odd counts as not asked for. */
export function queryOf(search: URLSearchParams): CatalogueQuery {
  const filter = search.get('filtre') ?? '';
  const page = Number(search.get('page'));
  return {
    search: (search.get('q') ?? '').trim().slice(0, 200),
    filter: quickFilters.some(({ value }) => value === filter) ? filter : '',
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}

/** The address of a query, without what is not asked for. */
export function pathOf({ search, filter, page }: CatalogueQuery): string {
  const parameters = new URLSearchParams({
    ...(search ? { q: search } : {}),
    ...(filter ? { filtre: filter } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return parameters.size > 0 ? `/formations?${parameters}` : '/formations';
}

/**
 * Asks the database for one page of the catalogue.
 *
 * @throws Error when the backend cannot answer
 */
export async function readCatalogue(
  database: Database,
  { search, filter, page }: CatalogueQuery,
): Promise<CataloguePage> {
  const categories = quickFilters.find(({ value }) => value === filter)?.categories;
  const filters: CatalogueFilters = {
    page_size: PAGE_SIZE,
    page_offset: (page - 1) * PAGE_SIZE,
    ...(search ? { search } : {}),
    ...(categories ? { category_slugs: categories } : {}),
    ...(filter === 'premium' ? { is_premium: true } : {}),
  };
  const { data, error } = await database.rpc('catalogue', filters);
  if (error) throw new Error(error.message);
  return parse(cataloguePageSchema, data);
}
