import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type CatalogueQuery, pathOf, queryOf } from './catalogueQuery.ts';
import type { ChangeQuery } from './SearchForm.tsx';

/**
 * Takes over what the visitor has typed or chosen before the page was hydrated, instead of undoing it.
 *
 * @returns a ref for the form of all controls
 */
export function useEarlyChoices(query: CatalogueQuery, onChange: ChangeQuery): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything renders over what is there.
  useLayoutEffect(() => {
    if (!form.current) return;
    const changed = new Set([...form.current.elements].filter(isChanged).map(({ name }) => name));
    if (changed.size === 0) return;
    const asked = new URL(pathOf(query), location.href).searchParams;
    const chosen = new FormData(form.current);
    for (const name of changed) {
      asked.delete(name);
      for (const value of chosen.getAll(name)) asked.append(name, String(value));
    }
    onChange(queryOf(asked), { replace: true });
  }, []);
  return form;
}

interface Named {
  readonly name: string;
}

/** Whether a control is not as the server has sent it. */
function isChanged(control: Element): control is Element & Named {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  if (!(control instanceof HTMLInputElement)) return false;
  if (control.type === 'radio' || control.type === 'checkbox') return control.checked !== control.defaultChecked;
  return control.type !== 'hidden' && control.value !== control.defaultValue;
}
