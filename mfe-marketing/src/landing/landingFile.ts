import { type ClaimsText, withClaims } from '@agence/shared-contracts/texts/claims';
import { withText } from '@agence/shared-contracts/texts/siteTexts';
import { getDotPath, safeParse } from 'valibot';
import { figuresMark } from '../content/exampleMark.ts';
import { type Landing, type LandingCard, type LandingSection, landingFileSchema } from '../content/landing.ts';
import { bound } from '../reading/bound.ts';

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

/**
 * The landing page at a path as visitors see it: what staff have published for it stands in place of what the file says, figures
 * and testimonials follow the claims that hold, and sections of which nothing is left are gone.
 */
export function landingWith(path: string, published: unknown, claims: ClaimsText | undefined): LandingFile {
  const { card, landing: written } = withText('landing', landingFile(path), published);
  return { card, landing: followingClaims(written, claims) };
}

/** Kinds of sections whose words are short, and go along with a request or are quoted: they stay as they were written. */
const QUOTED: ReadonlySet<string> = new Set(['quiz', 'price', 'roi', 'process']);

/** A landing page whose figures and testimonials follow the claims that hold, set for reading; sections of which nothing is left are gone. */
export function followingClaims(written: Landing, claims: ClaimsText | undefined): Landing {
  const { seo, sections, ...rest } = withClaims(written, claims);
  const shown = sections.filter(says).map((section) => marked(section, claims));
  return { ...bound(rest), seo, sections: shown.map(setForReading) };
}

function setForReading(section: LandingSection): LandingSection {
  if (QUOTED.has(section.kind)) return section;
  // What the search says of itself is quoted.
  return section.kind === 'questions' ? { ...section, items: bound(section.items) } : bound(section);
}

/** So many clients at once is what the agency promises never to have: until somebody has verified them, they are a demonstration. */
function marked(section: LandingSection, claims: ClaimsText | undefined): LandingSection {
  const verified = claims?.figures.find(({ id }) => id === 'followed')?.verifiedOn;
  if (verified || section.kind !== 'figures' || !section.figures.some(({ claim }) => claim === 'followed'))
    return section;
  const mark = { mark: figuresMark };
  return { ...section, ...mark };
}

function says(section: LandingSection): boolean {
  switch (section.kind) {
    case 'figures':
    case 'counters':
      return section.figures.length > 0;
    case 'clients':
    case 'carousel':
      return section.clients.length > 0;
    case 'videos':
      return section.testimonials.length > 0;
    default:
      return true;
  }
}

/** @throws Error with one line per fault, e.g. `landing.cta.label: Remplissez ce champ.` */
export function checkLanding(name: string, { card, landing }: Partial<LandingFile>): LandingFile {
  const parsed = safeParse(landingFileSchema, { card, landing });
  if (parsed.success) return parsed.output as LandingFile;
  const faults = parsed.issues.map((issue) => `  ${getDotPath(issue) ?? 'file'}: ${issue.message}`);
  throw new Error(`${name.replace('../', 'src/')} is not a landing page:\n${faults.join('\n')}`);
}
