import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * What stands in a form whose fields the browser keeps itself. What was chosen before hydration, or restored by the
 * browser, counts.
 *
 * @param read turns the form's fields into values; the same function on every render
 * @param initial values of the form as it is served; the same object on every render
 */
export function useFormValues<Values>(read: (fields: FormData) => Values, initial: Values) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const update = useCallback(() => {
    if (form.current) setValues(read(new FormData(form.current)));
  }, [read]);
  useEffect(() => {
    const early = form.current && read(new FormData(form.current));
    if (early && JSON.stringify(early) !== JSON.stringify(initial)) setValues(early);
  }, [read, initial]);
  return { values, form: { ref: form, onInput: update, onReset: () => setValues(initial) } };
}
