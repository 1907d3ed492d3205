import type { LoadResult } from '@agence/shared-contracts/remote/page';
import measures from '../../content/studies/measures.json' with { type: 'json' };
import { studies } from '../../content/studies/studies.ts';
import type { Study } from '../../content/studies/study.ts';
import { PORTFOLIO_PATH } from '../shownProjects.ts';
import { studyPath } from '../studyPath.ts';

/** What a command has measured of a study's site; sizes in bytes, times in milliseconds. */
export type StudyMeasures = (typeof measures)[Study['slug']];

/** What a study's page is made from. */
export interface StudyData {
  readonly study: Study;
  readonly measures: StudyMeasures;
  readonly next: Pick<Study, 'slug' | 'title' | 'head'>;
}

/** Addresses of all studies. */
export const studyPaths = (): string[] => studies.map(({ slug }) => studyPath(slug));

/** The study at an address. */
export function readStudy(slug: string | undefined): LoadResult<StudyData> {
  const at = studies.findIndex((study) => study.slug === slug);
  const study = studies[at];
  if (!study) return { kind: 'redirect', to: PORTFOLIO_PATH };
  const { slug: nextSlug, title, head } = studies[(at + 1) % studies.length] as Study;
  return { kind: 'found', data: { study, measures: measures[study.slug], next: { slug: nextSlug, title, head } } };
}
