import { useShell } from '@agence/shared-contracts/platform';
import { type RefObject, useEffect, useState } from 'react';
import { type FieldName, fromHash, initialValues, toHash, type Values } from './simulatorValues.ts';

const PATH = '/outils/simulateur-facebook-ads';

/**
 * What stands in the form: from the address, or what was typed before hydration.
 *
 * @param form holds the four inputs
 */
export function useSimulator(form: RefObject<HTMLFormElement | null>) {
  const { navigation } = useShell();
  const [values, setValues] = useState<Values>(initialValues);

  useEffect(() => {
    const typed = form.current ? Object.fromEntries(new FormData(form.current)) : {};
    setValues(fromHash(navigation.getLocation().hash) ?? { ...initialValues, ...(typed as Partial<Values>) });
  }, [form, navigation]);

  return {
    values,
    set: (name: FieldName, value: string) => setValues({ ...values, [name]: value }),
    reset() {
      setValues(initialValues);
      void navigation.navigate(PATH, { replace: true });
    },
    /** Address that shows this calculation on another device. */
    shareUrl: () => location.origin + PATH + toHash(values),
    /** Puts the calculation into the address bar, so that a reload keeps it. */
    showInAddress: () => navigation.navigate(PATH + toHash(values), { replace: true }),
  };
}
