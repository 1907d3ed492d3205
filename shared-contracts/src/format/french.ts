const NBSP = '\u00a0';
const NARROW = '\u202f';

/** Words with an aspirated h that a name may begin with, without accents: no elision before them. */
const ASPIRATED =
  /^(?:hache|haie|halles?\b|hall\b|halte|hamac|hamburger|hameau|hanche|hand|handicap|hangar|hard|haricot|harfang|harnais|harpe|hasard|hausse|haut|havre|heraut|herisson|heron|heros|hetre|heurt|hibou|hic\b|hierarchie|high|hip|hobby|hockey|hold|hollande|homard|hongrie|hors|hot\b|houblon|housse|houx|huard|huit|hurl|husky|hutte)/i;

/** Whether `de` loses its vowel before a text: before a vowel or a mute h, but not before `onze`, `oui` or `yoga`. */
function elides(text: string): boolean {
  const bare = text.normalize('NFD').replaceAll(/\p{Mn}/gu, '');
  if (/^(?:onz|oui\b|ouistiti|uhlan)/i.test(bare)) return false;
  if (/^y/i.test(bare)) return /^y[^aeiouy]/i.test(bare);
  // Acronyms are spelled out: `de HVAC`, but `d’IGA`, whose first letter sounds like a vowel.
  if (/^h/i.test(bare)) return !/^H[A-Z]/.test(bare) && !ASPIRATED.test(bare);
  return /^[aeiouœæ]/i.test(bare);
}

/** `de` before a name: `d’Atelier Boréal`, `du Grenier`, `des Toitures`, `de La Maison`. */
export function de(name: string): string {
  if (/^les /i.test(name)) return `des ${name.slice(4)}`;
  if (/^le /i.test(name)) return `du ${name.slice(3)}`;
  return elides(name) ? `d’${name}` : `de ${name}`;
}

/** What was typed as a sentence of its own: first letter in upper case, a mark at the end. */
export function sentence(typed: string): string {
  const text = frenchTypography(typed);
  const capital = text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('fr-CA'));
  return /[.!?…][»"”)\]]*$/u.test(capital) ? capital : `${capital.replace(/[,;:\s]+$/u, '')}.`;
}

/** French signs: curly apostrophes, guillemets, a narrow no-break space before `; ? !`, a full one before `: % $` and inside `« »`. */
export function frenchTypography(text: string): string {
  return text
    .replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replaceAll(/"([^"]+)"/g, '«$1»')
    .replaceAll(/«\s*/g, `«${NBSP}`)
    .replaceAll(/\s*»/g, `${NBSP}»`)
    .replaceAll(/(?<=[%$]) (?=:)/g, NBSP)
    .replaceAll(/(?<=[%$])[ \u00a0](?=[;?!])/g, NARROW)
    .replaceAll(/(?<=[\p{L}\p{N})»])[ \u00a0\u202f]?([:%$]+)(?=\s|$)/gu, `${NBSP}$1`)
    .replaceAll(/(?<=[\p{L}\p{N})»])[ \u00a0\u202f]?([;?!]+)(?=\s|$)/gu, `${NARROW}$1`);
}
