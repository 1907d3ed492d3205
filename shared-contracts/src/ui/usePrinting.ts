import { useSyncExternalStore } from 'react';

let isPrinting = false;

/** Whether the page is being put on paper. React draws what comes of it before the browser does: a store is never late. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    follow,
    () => isPrinting,
    () => false,
  );

function follow(tell: () => void) {
  const turn = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    tell();
  };
  addEventListener('beforeprint', turn);
  addEventListener('afterprint', turn);
  return () => {
    removeEventListener('beforeprint', turn);
    removeEventListener('afterprint', turn);
  };
}
