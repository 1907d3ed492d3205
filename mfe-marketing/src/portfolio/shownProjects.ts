import type { Project, ProjectCategory } from '../content/portfolio.ts';

/** Name of the query parameter that holds the sector. */
export const CATEGORY = 'categorie';
export const PORTFOLIO_PATH = '/realisations';

/** Address of the portfolio with one sector only, or with all. */
export function pathOf(category: ProjectCategory | undefined): string {
  return category ? `${PORTFOLIO_PATH}?${CATEGORY}=${category}` : PORTFOLIO_PATH;
}

/** The sector that an address asks for; undefined for all, and for a sector that nobody works in. */
export function categoryIn(search: URLSearchParams, projects: readonly Project[]): ProjectCategory | undefined {
  const asked = search.get(CATEGORY);
  return projects.find(({ category }) => category === asked)?.category;
}

/** The projects of a sector. */
export function shownProjects(projects: readonly Project[], category: ProjectCategory | undefined): readonly Project[] {
  return category ? projects.filter((project) => project.category === category) : projects;
}
