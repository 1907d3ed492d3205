import { useSearchParams } from 'react-router-dom';

/** What is filtered and chosen, as the address has it: it changes in its place, so that Back leaves the list. */
export function useParameters() {
  const [search, setSearch] = useSearchParams();
  /** One of them; without a value it is taken away. */
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  /** These in the place of all. */
  const show = (all: string | Readonly<Record<string, string>>) =>
    setSearch(all, { replace: true, preventScrollReset: true });
  return { search, set, show };
}
