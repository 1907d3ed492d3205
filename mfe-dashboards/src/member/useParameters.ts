import { useSearchParams } from 'react-router-dom';

/** What is filtered and chosen, as the address has it: it changes in its place, so that Back leaves the list. */
export function useParameters() {
  const [search, setSearch] = useSearchParams();
  /** Some of them; those without a value are taken away. */
  const change = (values: Readonly<Record<string, string | undefined>>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const set = (name: string, value: string) => change({ [name]: value });
  /** These in the place of all. */
  const show = (all: string | Readonly<Record<string, string>>) =>
    setSearch(all, { replace: true, preventScrollReset: true });
  return { search, set, change, show };
}
