import type { Toast } from '@agence/shared-contracts/remote/shell';
import { createRoot, type Root } from 'react-dom/client';
import { ToastBubble } from './ToastBubble.tsx';

let root: Root | undefined;
let shown = 0;

const close = () => root?.render(null);

/** Shows a toast in place of the one before: one at a time (marketplace §9). */
export function showToast(toast: Toast): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  shown += 1;
  root.render(<ToastBubble key={shown} toast={toast} onClose={close} />);
}
