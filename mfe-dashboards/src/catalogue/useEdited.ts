import { useRef, useState } from 'react';

/** Which entry of a list has its form open; what opened it has the focus again once it is closed. */
export function useEdited() {
  const [edited, setEdited] = useState<string>();
  const opener = useRef<HTMLElement>(null);
  const edit = (id: string, by: HTMLElement) => {
    opener.current = by;
    setEdited(id);
  };
  const close = () => {
    setEdited(undefined);
    opener.current?.focus();
  };
  return { edited, edit, close };
}
