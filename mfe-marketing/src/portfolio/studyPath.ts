import type { StudySlug } from '../content/studies/study.ts';
import { PORTFOLIO_PATH } from './shownProjects.ts';

/** Address of a study's page. */
export const studyPath = (slug: StudySlug) => `${PORTFOLIO_PATH}/${slug}`;
