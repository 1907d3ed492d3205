import { useShell } from '@agence/shared-contracts/platform';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { simulatorTexts } from '../content/facebookSimulator.ts';
import { toolPath, tools } from '../content/tools.ts';
import { useHash } from '../frame/useHash.ts';
import { type FieldName, fromHash, initialValues, MOST_KEPT, toHash, type Values } from './simulatorValues.ts';

const PATH = toolPath(tools.simulator);
const texts = simulatorTexts.scenarios.said;
const letterOf = (index: number) => String.fromCharCode(65 + index);

/**
 * What stands in the form, from the address or typed before hydration, and the calculations kept to compare.
 *
 * @param form holds the four inputs
 */
export function useSimulator(form: RefObject<HTMLFormElement | null>) {
  const { navigation, ui } = useShell();
  const hash = useHash();
  const [values, setValues] = useState<Values>(initialValues);
  const [kept, setKept] = useState<readonly Values[]>([]);
  /** What this page put into the address itself: it must not come back and replace what is being typed. */
  const ownHash = useRef('');

  useEffect(() => {
    const typed = form.current ? Object.fromEntries(new FormData(form.current)) : {};
    setValues({ ...initialValues, ...(typed as Partial<Values>) });
  }, [form]);

  useEffect(() => {
    const linked = hash === ownHash.current ? undefined : fromHash(hash);
    if (!linked) return;
    setValues(linked.values);
    setKept(linked.kept);
  }, [hash]);

  function show(shown: Values, columns: readonly Values[]) {
    ownHash.current = toHash({ values: shown, kept: columns });
    return navigation.navigate(PATH + ownHash.current, { replace: true });
  }
  function keep(columns: readonly Values[], shown = values) {
    setKept(columns);
    setValues(shown);
    void show(shown, columns);
  }
  return {
    values,
    kept,
    isFull: kept.length >= MOST_KEPT,
    set: (name: FieldName, value: string) => setValues({ ...values, [name]: value }),
    keep() {
      keep([...kept, values]);
      ui.announce?.(texts.kept(letterOf(kept.length)));
    },
    /** Puts a kept calculation into the fields. */
    take: (column: Values) => keep(kept, column),
    remove(column: Values) {
      keep(kept.filter((one) => one !== column));
      ui.announce?.(texts.removed(letterOf(kept.indexOf(column))));
    },
    reset() {
      setValues(initialValues);
      setKept([]);
      void navigation.navigate(PATH, { replace: true });
    },
    address: () => PATH + toHash({ values, kept }),
    /** Puts the calculation into the address bar, so that a reload keeps it. */
    showInAddress: () => show(values, kept),
  };
}
