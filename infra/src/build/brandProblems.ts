import * as settings from '@agence/shared-contracts/brand';
import { weakPairs } from '@agence/shared-contracts/tokens/contrast';
import * as v from 'valibot';

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'));
const email = v.pipe(v.string(), v.email('is no e-mail address'));
const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #1a2b3c, in small letters'));
const DIALLED = /^tel:\+\d{8,15}$/;
const digits = (text: string) => text.replace(/\D/g, '');

const brandSchema = v.pipe(
  v.object({
    name: v.pipe(filled, v.maxLength(24, 'is longer than 24 characters, for which the header has no room')),
    legalName: filled,
    phone: filled,
    phoneHref: v.pipe(v.string(), v.regex(DIALLED, 'must look like tel:+15145550100')),
    email,
    street: filled,
    city: filled,
    region: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be two capital letters, such as QC')),
    postalCode: v.pipe(v.string(), v.regex(/^[A-Z]\d[A-Z] \d[A-Z]\d$/, 'must look like H0H 0H0')),
    hours: filled,
    social: v.array(
      v.object({ name: filled, href: v.pipe(v.string(), v.startsWith('https://', 'must start with https://')) }),
    ),
  }),
  v.forward(
    v.check(
      ({ phone, phoneHref }) => !DIALLED.test(phoneHref) || digits(phoneHref).endsWith(digits(phone)),
      'is another number than phone',
    ),
    ['phoneHref'],
  ),
);

const settingsSchema = v.object({
  brand: brandSchema,
  openingHours: v.pipe(
    v.string(),
    v.regex(
      /^(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:[-,](?:Mo|Tu|We|Th|Fr|Sa|Su))* \d\d:\d\d-\d\d:\d\d$/,
      'must look like Mo-Fr 08:00-17:00',
    ),
  ),
  privacyOfficer: v.object({ name: filled, title: filled, email }),
  mark: v.pipe(
    v.array(v.object({ d: v.pipe(v.string(), v.regex(/^[Mm][\d\s.,a-zA-Z-]+$/, 'must be SVG path data')) })),
    v.minLength(1, 'needs a stroke'),
  ),
  palette: v.object({ light: v.record(v.string(), color), dark: v.record(v.string(), color) }),
});

/** The configuration of the brand, as `shared-contracts/src/brand.ts` exports it. */
export type BrandSettings = Pick<typeof settings, 'brand' | 'mark' | 'openingHours' | 'palette' | 'privacyOfficer'>;

/**
 * What of the configured brand nobody could read, call or write to, one sentence each.
 *
 * @param of those of `shared-contracts/src/brand.ts` when absent
 */
export function brandProblems(of: BrandSettings = settings): string[] {
  const { issues = [] } = v.safeParse(settingsSchema, of);
  if (issues.length > 0) return issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}.`);
  return weakPairs(of.palette).map(({ theme, color, ground, contrast, atLeast }) => {
    const measured = (Math.floor(contrast * 100) / 100).toFixed(2);
    return `palette.${theme}.${color} cannot be read on ${ground}: their contrast is ${measured}, and must be ${atLeast} at least.`;
  });
}

/** @throws Error that lists what is to be changed in the brand's configuration */
export function assertBrand(): void {
  const problems = brandProblems();
  if (problems.length > 0) throw new Error(`shared-contracts/src/brand.ts:\n  ${problems.join('\n  ')}`);
}
