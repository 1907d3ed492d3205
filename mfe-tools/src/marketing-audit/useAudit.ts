import { useShell } from '@agence/shared-contracts/platform';
import { type RefObject, useEffect, useState } from 'react';
import { toolPath, tools } from '../content/tools.ts';
import { useHash } from '../frame/useHash.ts';
import { type Answers, encodeAnswers, noAnswers, QUESTIONS, resultHash, stepHash, viewOf } from './answers.ts';
import { keepAnswers, readAnswers } from './keptAnswers.ts';

const PATH = toolPath(tools.audit);

/**
 * State of the audit: the answers are kept on the device, the step or the result stands in the address, so that Back
 * and reload do what one expects.
 *
 * @param form holds the questions; what was answered in it before hydration counts
 */
export function useAudit(form: RefObject<HTMLFormElement | null>) {
  const { navigation } = useShell();
  const view = viewOf(useHash());
  const [answers, setAnswers] = useState<Answers>(noAnswers);
  /** How many answers an earlier visit left here. */
  const [kept, setKept] = useState(0);

  useEffect(() => {
    const early = form.current ? new FormData(form.current) : new FormData();
    const before = readAnswers();
    const start = before.map((points, index) => {
      const given = early.get(`question-${index + 1}`);
      return given === null ? points : Number(given);
    });
    setAnswers(start);
    setKept(before.filter((points) => points !== undefined).length);
    keepAnswers(start);
  }, [form]);

  function change(next: Answers) {
    setAnswers(next);
    keepAnswers(next);
  }
  return {
    view,
    answers,
    kept,
    answer: (index: number, points: number) => change(answers.with(index, points)),
    goTo: (step: number) => navigation.navigate(PATH + stepHash(step)),
    finish: () => navigation.navigate(PATH + resultHash(answers)),
    restart() {
      change(noAnswers);
      setKept(0);
      return navigation.navigate(PATH + stepHash(1));
    },
    /** Whether the result in the address is that of this device's answers. */
    isOwn: (shown: readonly number[]) => encodeAnswers(shown) === encodeAnswers(answers),
    address: (shown: readonly number[]) => PATH + resultHash(shown),
  };
}

/** How many questions a step has. */
export const PER_STEP = QUESTIONS / 4;
