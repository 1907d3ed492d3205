import { type RefObject, useEffect } from 'react';

const KEY = 'agence-demande';

/**
 * Keeps what is typed into a form until it is sent: over closing the dialog, a reload or a crash of the page. Only in
 * this tab, because it is personal.
 *
 * @returns forgets the draft, once it is sent
 */
export function useDraft(form: RefObject<HTMLFormElement | null>): () => void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    restore(element);
    const keep = () => {
      const fields = [...new FormData(element)].filter(([name]) => name !== 'return_to');
      write(JSON.stringify(fields));
    };
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form]);
  return () => write('');
}

function restore(form: HTMLFormElement) {
  for (const [name, value] of read()) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
    else if (field instanceof HTMLElement && 'value' in field && field.value === '') field.value = value;
  }
}

function read(): [string, string][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) || '[]');
  } catch {
    return [];
  }
}

function write(draft: string) {
  try {
    sessionStorage.setItem(KEY, draft);
  } catch {
    // The form itself still holds the text.
  }
}
