import type { Asked, RequestContext } from '@agence/shared-contracts/ui/asking';
import { useEffect, useState } from 'react';
import { contactTexts } from '../content/contact.ts';
import { CONTACT_DIALOG_ID } from '../toast/uiPort.ts';

/** What the button that opened the dialog asks for, and what goes along with it. */
export interface AskedFor {
  readonly asked: Asked;
  readonly context: RequestContext | undefined;
}

/**
 * Follows the buttons that open the dialog (`asking`); of buttons that say nothing, a consultation.
 *
 * @param first what it is before any of them
 */
export function useAsked(first: Asked = 'consultation'): AskedFor {
  const [found, setFound] = useState(() => askedFor(first));
  useEffect(() => {
    const opener = `[commandfor="${CONTACT_DIALOG_ID}"]`;
    const hear = ({ target }: Event) => {
      const button = (target as Element).closest<HTMLElement>(opener);
      if (button) setFound(readAsked(button));
    };
    // One that was clicked before this code was there has left it on the dialog (boot/bootstrap.ts).
    const dialog = document.getElementById(CONTACT_DIALOG_ID);
    if (dialog?.hasAttribute('open')) setFound(readAsked(dialog));
    addEventListener('click', hear, true);
    return () => removeEventListener('click', hear, true);
  }, []);
  return found;
}

const readAsked = ({ dataset: { asked = '', context } }: HTMLElement) => askedFor(asked, context);

function askedFor(asked: string, context?: string): AskedFor {
  return {
    asked: asked in contactTexts.asked ? (asked as Asked) : 'consultation',
    context: context ? (JSON.parse(context) as RequestContext) : undefined,
  };
}
