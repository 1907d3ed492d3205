import { useShell } from '@agence/shared-contracts/platform';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { angles } from '../content/offerAngles.ts';
import { offerFields } from '../content/offerGenerator.ts';
import type { Sector } from '../content/offerSectors.ts';
import { toolPath, tools } from '../content/tools.ts';
import { useHash } from '../frame/useHash.ts';
import { type Answers, type FieldName, noAnswers, type Problems, problemsOf, tidy } from './answers.ts';
import { keepDraft, readDraft } from './keptDraft.ts';
import { fromHash, toHash } from './offerLink.ts';
import { sectorOf } from './sectorOf.ts';
import { type Offer, type Part, writeOffer } from './writeOffer.ts';

const PATH = toolPath(tools.offer);

type Edits = Readonly<Record<number, Partial<Offer>>>;

/**
 * State of the generator: what is typed, the answers that the offer is written from, its angle, and what was changed
 * by hand under each angle.
 *
 * @param form holds the four fields; what was typed in it before hydration counts
 * @param sectors lines of business that are recognised; the same array on every render
 */
export function useOffer(form: RefObject<HTMLFormElement | null>, sectors: readonly Sector[]) {
  const { navigation, track } = useShell();
  const hash = useHash();
  const [draft, setDraft] = useState<Answers>(noAnswers);
  const [problems, setProblems] = useState<Problems>({});
  const [answers, setAnswers] = useState<Answers>();
  const [angle, setAngle] = useState(0);
  const [edits, setEdits] = useState<Edits>({});
  /** What this page put into the address itself: it must not come back and replace what is being typed. */
  const ownHash = useRef('');

  useEffect(() => {
    const typed = form.current ? [...new FormData(form.current)].filter(([, text]) => text !== '') : [];
    setDraft({ ...readDraft(), ...Object.fromEntries(typed) });
  }, [form]);

  useEffect(() => {
    const linked = hash === ownHash.current ? undefined : fromHash(hash);
    if (!linked) return;
    setAnswers(linked.answers);
    setAngle(linked.angle);
    setEdits((before) => ({ ...before, [linked.angle]: linked.edits }));
    setDraft(linked.answers);
  }, [hash]);

  const sector = useMemo(() => answers && sectorOf(answers.secteur, sectors), [answers, sectors]);
  const written = useMemo(() => answers && sector && writeOffer(answers, sector, angle), [answers, sector, angle]);
  const changed = edits[angle] ?? {};
  const hashOf = (from: Answers, at: number) => toHash({ answers: from, angle: at, edits: edits[at] ?? {} });
  function showInAddress(from: Answers, at: number) {
    ownHash.current = hashOf(from, at);
    return navigation.navigate(PATH + ownHash.current, { replace: true });
  }

  function change(part: Part, text: string | undefined) {
    const { [part]: _, ...others } = changed;
    setEdits({
      ...edits,
      [angle]: text === undefined || text === written?.[part] ? others : { ...others, [part]: text },
    });
  }
  return {
    draft,
    problems,
    angle,
    /** The answers that the offer is written from; undefined until the first click. */
    answers,
    /** The line of business that was recognised. */
    sector,
    /** The offer as proposed, with what was changed by hand. */
    offer: written && { ...written, ...changed },
    isChanged: (part: Part) => part in changed,
    type(name: FieldName, text: string) {
      const next = { ...draft, [name]: text };
      setDraft(next);
      keepDraft(next);
      if (problems[name]) setProblems(problemsOf(next));
    },
    /** Writes the offer; or says what is missing. @returns whether it is written */
    generate(): boolean {
      const found = problemsOf(draft);
      setProblems(found);
      if (Object.keys(found).length > 0) return false;
      const tidied = Object.fromEntries(offerFields.map(({ name }) => [name, tidy(draft[name])])) as Answers;
      setAnswers(tidied);
      track({ name: 'cta_clicked', label: 'outil-offre-redigee', location: PATH });
      void showInAddress(tidied, angle);
      return true;
    },
    choose(next: number) {
      setAngle(next % angles.length);
      if (answers) void showInAddress(answers, next % angles.length);
    },
    edit: change,
    restore: (part: Part) => change(part, undefined),
    /** Puts what was changed by hand into the address, so that a reload keeps it. */
    keepEdits: () => answers && showInAddress(answers, angle),
    address: () => PATH + (answers ? hashOf(answers, angle) : ''),
    restart() {
      setDraft(noAnswers);
      keepDraft(noAnswers);
      setAnswers(undefined);
      setEdits({});
      setProblems({});
      setAngle(0);
      void navigation.navigate(PATH, { replace: true });
    },
  };
}
