import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * What stands in a form whose fields the browser keeps itself. What was chosen before hydration, or restored by the
 * browser, counts.
 *
 * @param read turns the form's fields into values; the same function on every render
 * @param initial values of the form as it is served
 */
export function useFormValues<Values>(read: (fields: FormData) => Values, initial: Values) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const update = useCallback(() => {
    if (form.current) setValues(read(new FormData(form.current)));
  }, [read]);
  useEffect(update, [update]);
  return { values, form: { ref: form, onInput: update, onReset: () => setValues(initial) } };
}
