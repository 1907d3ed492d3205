import { getDotPath, safeParse } from 'valibot';
import { type Landing, type LandingCard, landingFileSchema } from '../content/landing.ts';

/** What a file in `content/landings/` exports. */
export interface LandingFile {
  readonly card: LandingCard;
  readonly landing: Landing;
}

const files = import.meta.glob<LandingFile>('../content/landings/*.ts', { eager: true });

/** Every landing page, by the path of its content file, as it was written. */
export const landingFiles: Readonly<Record<string, unknown>> = files;

/**
 * The landing page at a path.
 *
 * @throws Error that names file and field when its content is not as the schema wants it
 */
export function landingFile(path: string): LandingFile {
  for (const [name, file] of Object.entries(files)) {
    if (file.card?.path === path) return checkLanding(name, file);
  }
  throw new Error(`No landing page has the path ${path}`);
}

/** @throws Error with one line per fault, e.g. `seo.title: is cut off by search engines after 60 characters` */
export function checkLanding(name: string, { card, landing }: Partial<LandingFile>): LandingFile {
  const parsed = safeParse(landingFileSchema, { card, landing });
  if (parsed.success) return parsed.output as LandingFile;
  const faults = parsed.issues.map((issue) => `  ${getDotPath(issue) ?? 'file'}: ${issue.message}`);
  throw new Error(`${name.replace('../', 'src/')} is not a landing page:\n${faults.join('\n')}`);
}
