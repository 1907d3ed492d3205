import { type ClaimsText, withClaims } from '@agence/shared-contracts/texts/claims';
import type { HomeWords } from '@agence/shared-contracts/texts/home';
import { readableText } from '@agence/shared-contracts/texts/siteTexts';
import { type HomeData, homeData } from './homeData.ts';

/** What of the home page staff write, as its file has it. */
export function homeWords({ seo, hero, pillars, comparison, audit, faq, about }: HomeData = homeData()): HomeWords {
  const { eyebrow, title, lead, action, actionNote, second } = hero;
  return {
    seo: { ...seo, keywords: [...seo.keywords] },
    hero: { eyebrow, title, lead, action, actionNote, second },
    pillars: {
      ...{ eyebrow: pillars.eyebrow, title: pillars.title },
      expertise: pillars.items.map(({ name, text }) => ({ name, text })),
    },
    comparison: {
      ...{ eyebrow: comparison.eyebrow, title: comparison.title },
      rows: comparison.rows.map(([subject, other, ours]) => ({ subject, other, ours })),
    },
    audit: {
      ...{ title: audit.title, lead: audit.lead, action: audit.action, second: audit.second },
      agenda: audit.agenda.map((part) => ({ title: part.title, text: part.text })),
    },
    faq: { title: faq.title, items: faq.items.map((item) => ({ ...item })) },
    about: { title: about.title, paragraphs: [...about.paragraphs], ...about.contact },
  };
}

/**
 * The home page as visitors see it: the words that staff have published stand in place of those of the file; what they have left out, and
 * figures, links and drawings, are the file's. Figures, testimonials and the file's sentences follow the claims that hold.
 *
 * @param published as `LoadContext.text`
 */
export function homeWith(published: unknown, claims: ClaimsText | undefined): HomeData {
  const file = homeData(claims);
  const words = published === undefined ? undefined : (readableText('home', published) as HomeWords | undefined);
  return withClaims(words ? inWords(file, words) : file, claims);
}

function inWords(file: HomeData, words: HomeWords): HomeData {
  const { seo, hero, pillars, comparison, audit, faq, about } = file;
  const { expertise, ...aroundPillars } = words.pillars ?? {};
  const { agenda, ...aroundAudit } = words.audit ?? {};
  const { rows, ...aroundRows } = words.comparison ?? {};
  const { visit, talk, ...aboutUs } = words.about ?? {};
  return {
    ...file,
    seo: (words.seo ?? seo) as HomeData['seo'],
    hero: { ...hero, ...words.hero },
    pillars: { ...pillars, ...aroundPillars, items: withWords(pillars.items, expertise) },
    comparison: {
      ...{ ...comparison, ...aroundRows },
      ...(rows ? { rows: rows.map(({ subject, other, ours }) => [subject, other, ours] as const) } : {}),
    } as HomeData['comparison'],
    audit: { ...audit, ...aroundAudit, agenda: withWords(audit.agenda, agenda) },
    faq: (words.faq ?? faq) as HomeData['faq'],
    about: {
      ...{ ...about, ...aboutUs },
      ...(visit && talk ? { contact: { visit, talk } } : {}),
    } as HomeData['about'],
  };
}

/** Each part with its words; there are as many as the layout has. */
function withWords<Part extends object>(parts: readonly Part[], words: readonly object[] | undefined): never {
  return parts.map((part, index) => ({ ...part, ...words?.[index] })) as never;
}
