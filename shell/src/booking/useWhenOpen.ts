import { useEffect, useState } from 'react';
import { CONTACT_DIALOG_ID } from '../toast/uiPort.ts';

/**
 * What the booking dialog shows once it is open, whose code comes then.
 *
 * @param load always the same function
 * @returns undefined until it is there, and where it cannot come
 */
export function useWhenOpen<Part>(load: () => Promise<Part | undefined>): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    const dialog = document.getElementById(CONTACT_DIALOG_ID) as HTMLDialogElement;
    const look = () => {
      if (dialog.open)
        load().then(
          (loaded) => setPart(() => loaded),
          () => {},
        );
    };
    look();
    dialog.addEventListener('toggle', look);
    return () => dialog.removeEventListener('toggle', look);
  }, [load]);
  return part;
}
