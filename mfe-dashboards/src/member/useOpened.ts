import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** Marks the row of a list that an id belongs to. */
export const rowOf = (id: string) => ({ 'data-row': id });

/**
 * Which entry of a list is open, as the address has it. Back closes it, as Escape does outside of fields; the focus is on its row
 * then. Up and down go from row to row.
 *
 * @param name of the parameter in the address
 */
export function useOpened(name: string) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const list = useRef<HTMLElement>(null);
  const id = search.get(name);
  const before = useRef(id);
  const isBelow = useRef(false);
  const show = (value: string | null, replace: boolean) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace, preventScrollReset: true },
    );

  const open = (next: string) => {
    // One that is open gives way to the other: Back leads to the list from both.
    if (!id) isBelow.current = true;
    show(next, id !== null);
  };
  const close = () => {
    if (isBelow.current) void navigate(-1);
    else show(null, true);
    isBelow.current = false;
  };

  useEffect(() => {
    const left = before.current;
    before.current = id;
    if (!left || id) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(left)}"]`);
    (row ?? list.current)?.focus();
  }, [id]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
    if (key === 'Escape' && id && !target.closest('input, textarea, select, dialog')) close();
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (!step || !target.matches('[data-row]')) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const next = rows[rows.indexOf(target) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  return { id, open, close, list };
}
