import { type Answers, noAnswers } from './answers.ts';

const KEY = 'generateur-offre';

/** What was typed in this tab before a reload; nothing where storage is blocked or holds something else. */
export function readDraft(): Answers {
  try {
    const kept: Partial<Record<string, unknown>> | null = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const text = (name: keyof Answers) => (typeof kept?.[name] === 'string' ? kept[name] : '');
    return {
      entreprise: text('entreprise'),
      secteur: text('secteur'),
      probleme: text('probleme'),
      solution: text('solution'),
    };
  } catch {
    return noAnswers;
  }
}

/** Keeps what is typed until the tab closes. Where the browser refuses, a reload loses it and nothing else happens. */
export function keepDraft(answers: Answers): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(answers));
  } catch {}
}
